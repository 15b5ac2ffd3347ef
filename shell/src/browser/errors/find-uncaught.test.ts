import { afterEach, expect, it, vi } from 'vitest';
import { findUncaught } from './find-uncaught.ts';

const [site, files] = ['https://www.kmx.example', 'https://files.kmx.example'];
afterEach(() => void vi.unstubAllGlobals());

/** Who has thrown an error in a script of that origin, on a page whose files are at `filesOrigin`. */
function find(scriptOrigin: string, filesOrigin: string) {
  vi.stubGlobal('location', { origin: site });
  vi.stubGlobal('document', { [Symbol.for('kmx.early-clicks')]: { filesOrigin } });
  const error = new Error('No such ticket');
  error.stack = `Error: No such ticket\n    at f (${scriptOrigin}/_r/remote-portal/7/browser/part-ticket.js:1:2)`;
  return findUncaught({ type: 'error', error } as ErrorEvent);
}

const ofPortal = { unit: 'remote-portal', version: '7' };

it('SRV-062 an error belongs to the unit whose script threw it, also where files come from another origin', () => {
  expect(find(site, site)).toMatchObject(ofPortal);
  expect(find(files, files)).toMatchObject(ofPortal);
  // The code of a remote that is being developed.
  expect(find(site, files)).toMatchObject(ofPortal);
});

it('SRV-062 scripts of others are nobody of ours, whatever their path is', () => {
  expect(find(files, site)).toBeNull();
  expect(find('https://evil.example', files)).toBeNull();
});
