import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UnitEntry } from '@kmx/release-registry/history/unit-entry.server.ts';
import { renderPublicKey } from '@kmx/release-registry/signature/signature.server.ts';
import { expect, it } from 'vitest';
import type { EntryOptions } from './parse-arguments.ts';
import { planEntry } from './plan-entry.ts';

const { publicKey } = generateKeyPairSync('ed25519');
const key = renderPublicKey(publicKey);
const inForce: UnitEntry = {
  ...{ unit: 'remote-shop', team: 'Shop', keys: [publicKey], capabilities: ['content'] },
  ...{ mounts: [{ path: '/shop', isLocalized: true, isPrefix: false }], revision: 7, isWithdrawn: false },
};
const plan = (options: EntryOptions, before: UnitEntry | null = inForce) => planEntry('remote-shop', options, before);

it('REL-08 what the command line does not name stays as the entry says it, and an empty value grants none', () => {
  const { revision: _, isWithdrawn: _withdrawn, ...rest } = inForce;
  const stated = { ...rest, keys: [key] };
  expect(plan({ team: 'Market' })).toEqual({ ...stated, team: 'Market' });
  expect(plan({ capability: ['desk', 'forms'] })).toEqual({ ...stated, capabilities: ['desk', 'forms'] });
  expect(plan({ capability: [''] })).toEqual({ ...stated, capabilities: [] });
  expect(plan({ key: [String(publicKey.export({ format: 'pem', type: 'spki' }))] })).toEqual(stated);
  expect(plan({ mount: ['/basket/*', '/*'], 'mount-without-locale': ['/guide'] }).mounts).toEqual([
    { path: '/basket', isLocalized: true, isPrefix: true },
    { path: '/', isLocalized: true, isPrefix: true },
    { path: '/guide', isLocalized: false, isPrefix: false },
  ]);
});

it('REL-08 an entry that was withdrawn is said anew, with its keys', () => {
  const withdrawn = { ...inForce, isWithdrawn: true };
  expect(() => plan({ mount: ['/shop'] }, withdrawn)).toThrow('name its --team');
  expect(plan({ team: 'Shop', mount: ['/shop'] }, withdrawn).keys).toEqual([]);
});

it.each<readonly [EntryOptions, string]>([
  [{ mount: ['shop'] }, 'mounts.0.path "shop" is not allowed'],
  [{ mount: ['/api'] }, 'begins with a segment of the shell'],
  [{ mount: ['/de/shop'] }, 'mounts.0.path "/de/shop"'],
  [{ mount: ['/shop*'] }, 'mounts.0.path'],
  [{ capability: ['two words'] }, 'capabilities.0 "two words"'],
  [{ key: ['MCow'] }, '--key: holds what is not a readable public key'],
  [{ team: '' }, 'team ""'],
])('REL-08 an entry with %j is not made, and the reason names it', (options, reason) => {
  expect(() => plan(options)).toThrow(reason);
});

it('REL-13 a budget comes from a file, stays as long as nothing else is said, and goes back to the default', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'kmx-budget-')), 'budget.json');
  const budget = { bytes: 120_000, requests: 14, levels: 3 };
  await writeFile(file, JSON.stringify({ floor: 1, ceiling: 2, page: budget }));
  expect(plan({ budget: file }).budget).toEqual(budget);
  expect(plan({ team: 'Market' }, { ...inForce, budget }).budget).toEqual(budget);
  expect(plan({ budget: '' }, { ...inForce, budget })).not.toHaveProperty('budget');
  await writeFile(file, '{"floor":1}');
  expect(() => plan({ budget: file })).toThrow('says no "page"');
  expect(() => plan({ budget: `${file}.gone` })).toThrow('--budget');
});
