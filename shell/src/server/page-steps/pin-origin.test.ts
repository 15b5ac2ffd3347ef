import { expect, it } from 'vitest';
import { createSite, system } from '../../site/system-data.fixture.ts';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { createTestContext } from '../request/request-context.fixture.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import { pinHost, pinPort } from './pin-origin.ts';

function createShell(publicOrigin: string, mainHosts: readonly string[]) {
  const createOn = (...hosts: readonly string[]) =>
    createSite('A site', { domains: hosts.map((host) => ({ host, slug: null })) });
  const mainSite = createOn(...mainHosts);
  return createTestShell({
    configuration: createTestConfiguration({ PUBLIC_ORIGIN: publicOrigin }),
    loadSystem: () => Promise.resolve({ ...system, sites: [mainSite, createOn('www.crimp.example')], mainSite }),
  });
}

async function pin(address: string, publicOrigin = 'https://www.kmx.example', mainHosts = ['www.kmx.example']) {
  const context = createTestContext({ url: new URL(address) });
  const shell = createShell(publicOrigin, mainHosts);
  expect(await pinPort.run(context, shell)).toBeUndefined();
  const withPort = context.url.href;
  expect(await pinHost.run(context, shell)).toBeUndefined();
  return [withPort, context.url.href];
}

it('SYS-009 hosts that are made up share the pages of the main site, so that they cannot fill a cache', async () => {
  for (const host of ['a.evil.example', 'b.evil.example', '127.0.0.1']) {
    expect((await pin(`https://${host}/en?a=1`))[1]).toBe('https://www.kmx.example/en?a=1');
  }
  expect((await pin('https://x1.www.crimp.example/en'))[1]).toBe('https://www.crimp.example/en');
});

it('SYS-009 where no site has a domain a request stays on its host', async () => {
  expect((await pin('https://elsewhere.test/en', 'https://elsewhere.test', []))[1]).toBe('https://elsewhere.test/en');
});

it('SYS-007 a port that is made up becomes that of the public origin, before and after the host is known', async () => {
  expect(await pin('https://www.kmx.example:81/en')).toEqual([
    'https://www.kmx.example/en',
    'https://www.kmx.example/en',
  ]);
  expect(await pin('http://www.kmx.example:81/en', 'http://www.kmx.example:3000')).toEqual([
    'http://www.kmx.example:3000/en',
    'http://www.kmx.example:3000/en',
  ]);
});

it('SYS-007 a page that answers a form, for which the page steps run alone, has no port that is made up either', async () => {
  const context = createTestContext({ url: new URL('https://www.kmx.example:81/en') });
  await pinHost.run(context, createShell('https://www.kmx.example', ['www.kmx.example']));
  expect(context.url.href).toBe('https://www.kmx.example/en');
});
