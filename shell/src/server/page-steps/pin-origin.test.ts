import { expect, it } from 'vitest';
import type { RequestContext } from '../request/request-context.ts';
import { pinHost, pinPort } from './pin-origin.ts';

function createContext(address: string, publicOrigin: string, mainHosts: readonly string[]) {
  const sites = [mainHosts, ['www.crimp.example']].map((hosts) => ({ domains: hosts.map((host) => ({ host })) }));
  const url = new URL(address);
  const services = {
    configuration: { PUBLIC_ORIGIN: publicOrigin },
    loadSystem: () => Promise.resolve({ sites, mainSite: sites[0] }),
  };
  return { url, services } as unknown as RequestContext;
}

async function pin(address: string, publicOrigin = 'https://www.kmx.example', mainHosts = ['www.kmx.example']) {
  const context = createContext(address, publicOrigin, mainHosts);
  expect(await pinPort.run(context)).toBeUndefined();
  const withPort = context.url.href;
  expect(await pinHost.run(context)).toBeUndefined();
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

it('SYS-007 a page that answers a form, for which the page stages run alone, has no port that is made up either', async () => {
  const context = createContext('https://www.kmx.example:81/en', 'https://www.kmx.example', ['www.kmx.example']);
  await pinHost.run(context);
  expect(context.url.href).toBe('https://www.kmx.example/en');
});
