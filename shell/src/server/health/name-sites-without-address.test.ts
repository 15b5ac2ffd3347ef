import { pino } from 'pino';
import { expect, it } from 'vitest';
import { system } from '../../site/system-data.fixture.ts';
import { nameSitesWithoutAddress } from './name-sites-without-address.ts';

async function readComplaints(filesOrigin: string | undefined, publicOrigin = 'https://www.kmx.example') {
  const lines: string[] = [];
  const configuration = { PUBLIC_ORIGIN: publicOrigin, RELEASE_FILES_ORIGIN: filesOrigin, allowSlugSites: true };
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  await nameSitesWithoutAddress({ configuration, loadSystem: () => Promise.resolve(system) }, log);
  return lines.map((line) => JSON.parse(line) as { readonly sites: readonly string[]; readonly msg: string });
}

it('names the sites whose domain is where files of releases are', async () => {
  expect(await readComplaints('https://academy.kmx.example')).toMatchObject([
    { level: 50, sites: ['Academy'], msg: expect.stringContaining('RELEASE_FILES_ORIGIN') },
  ]);
  // Below a domain, or at another port, is another host.
  expect(await readComplaints('https://files.kmx.example')).toEqual([]);
  expect(await readComplaints('http://localhost:3001', 'http://localhost:3000')).toEqual([]);
  expect(await readComplaints(undefined)).toEqual([]);
});
