import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showOverlay } from './error-overlay.browser.ts';

vi.mock('./error-overlay.browser.ts', () => ({ showOverlay: vi.fn(), hideOverlay: vi.fn() }));

let report: (event: { readonly error: unknown }) => void;

beforeEach(async () => {
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal(
    'EventSource',
    class {
      readonly addEventListener = vi.fn();
    },
  );
  vi.resetModules();
  vi.mocked(showOverlay).mockClear();
  await import('./hot-client.browser.ts');
  [, report] = listen.mock.calls.find(([name]) => name === 'error') as [string, typeof report];
});
afterEach(() => void vi.unstubAllGlobals());

const fail = (address: string) => {
  const error = new TypeError('no');
  error.stack = `TypeError: no\n    at f (https://www.kmx.example${address}:1:2)`;
  report({ error });
};

it.each(['remote-public', 'remote-shop2', 'remote-a1-b2'])(
  'an error in the remote %s under development is shown, whose name a remote can have',
  (unit) => {
    fail(`/_r/${unit}/development/browser/a.js`);
    expect(showOverlay).toHaveBeenCalledOnce();
  },
);

it.each([
  ...['/_r/remote-public/1.0.0/browser/a.js', '/_r/remote-2shop/development/browser/a.js'],
  ...['/_r/shop/development/browser/a.js', '/somewhere/development/a.js'],
])('an error at %s is not that of the remote under development', (address) => {
  fail(address);
  expect(showOverlay).not.toHaveBeenCalled();
});
