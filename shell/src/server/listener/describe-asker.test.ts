import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { describeAsker } from './describe-asker.ts';

const build = '0123456789abcdef';
const findBuild = (target: string) => {
  const request = { raw: { url: target }, headers: {}, ip: '192.0.2.1' } as unknown as FastifyRequest;
  return describeAsker(request, {}, undefined).documentBuild;
};

it('REL-11 a navigation goes on with the build of its document, which its payload names', () => {
  expect(findBuild(`/en/products/_payload.json?_build=${build}`)).toBe(build);
  expect(findBuild(`/_payload.json?page=2&_build=${build}&x=1`)).toBe(build);
  expect(findBuild(`https://www.kmx.example/en/_payload.json?_build=${build}`)).toBe(build);
});

it.each([
  '/en',
  `/en?_build=${build}`,
  `/en?x=/_payload.json?_build=${build}`,
  `/en?x=/_payload.json?&_build=${build}`,
  `/en?_build=${build}&x=/_payload.json`,
  `/en#/_payload.json?_build=${build}`,
  `/en/_payload.json/x?_build=${build}`,
  `/en/_payload.json?x=?_build=${build}`,
  '/en/_payload.json?_build=0123',
  `/en/_payload.json?_build=${build}0`,
])('REL-11 no link chooses the cohort of a document: %s', (target) => {
  expect(findBuild(target)).toBeNull();
});
