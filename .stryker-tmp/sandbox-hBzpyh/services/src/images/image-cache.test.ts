// @ts-nocheck
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openImageCache } from './image-cache.ts';

it('SRV-058 removes the oldest pictures when the cache is larger than its limit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kmx-cache-'));
  const cache = await openImageCache(folder, 1000);
  for (const [place, key] of ['a', 'b', 'c'].entries()) {
    await cache.write(key, Buffer.alloc(300));
    await utimes(join(folder, key), place, place);
  }
  await cache.write('d', Buffer.alloc(300));
  expect((await readdir(folder)).sort()).toEqual(['c', 'd']);
  expect(await cache.read('a')).toBeUndefined();
  expect((await cache.read('d'))?.length).toBe(300);
  await rm(folder, { recursive: true });
});
