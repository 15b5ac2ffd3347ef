import { vi } from 'vitest';
import { createFakePage } from './fake-page.fixture.ts';
import { createForgeRockPort } from './forgerock-port.browser.ts';

export const realm = 'https://kmx.example/am/oauth2/realms/root/realms/alpha';
export const storedKey = 'FR-SDK-mykomax';
export const configuration = { clientId: 'mykomax', baseUrl: '/am', wellKnown: '' };

/** The real SDK in a page whose network answers what the test says; the hidden frame never loads. */
export function openTestPage(reply: (path: string) => Response = () => Response.json({})) {
  const { page, visited } = createFakePage('https://kmx.example/de/mykomax');
  const requests: { url: string; method: string; body: string }[] = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('sessionStorage', page.sessionStorage);
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { style: {}, remove: () => {} }),
    body: { appendChild: () => {} },
  });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push({ url, method: init?.method ?? 'GET', body: typeof init?.body === 'string' ? init.body : '' });
    return Promise.resolve(reply(new URL(url).pathname));
  });
  const createPort = (changes: object = {}) => createForgeRockPort({ ...configuration, ...changes }, page);
  return { page, visited, requests, createPort };
}
