import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTextLoader } from './load-texts.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kmx-texts-'));
  await writeFile(join(folder, 'en.json'), '{"greeting":"Hello"}');
  await writeFile(join(folder, 'de.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

it('reads a language once and throws where a text is missing', () => {
  const load = createTextLoader(pathToFileURL(`${folder}/`), v.object({ greeting: v.string() }));
  expect(load('en')).toEqual({ greeting: 'Hello' });
  expect(load('en')).toBe(load('en'));
  expect(() => load('de')).toThrow();
});
