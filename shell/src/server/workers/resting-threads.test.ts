import { expect, it } from 'vitest';
import { createRequest, createTestPool, createVersion } from './render-pool.fixture.ts';

const restMs = 200;
const soon = { timeout: 20_000 };

it('DES-02 a version whose pages nobody asks for gives its threads back, and renders the next page nevertheless', async () => {
  const { pool, entries } = createTestPool({ threadsPerVersion: () => ({ max: 1, atRest: 0, restMs }) });
  const version = createVersion('resting');
  await pool.prepare(version);
  for (let round = 0; round < 2; round += 1) {
    await expect
      .poll(() => pool.stats(), soon)
      .toMatchObject({ threads: 1, versions: [{ workers: 0, isResting: true }] });
    expect((await pool.renderPage(version, createRequest('/'))).html).not.toBeNull();
  }
  expect(entries.filter(({ level }) => level !== 'info')).toEqual([]);
  await pool.close();
});

it('DES-03 a version gets a further thread when its pages share one, and keeps what it keeps at rest', async () => {
  const { pool } = createTestPool({ threadsPerVersion: () => ({ max: 2, atRest: 1, restMs }) });
  const version = createVersion('further');
  await pool.prepare(version);
  const read = () => pool.stats().versions[0]?.workers;
  expect(read()).toBe(1);
  const pages = Array.from({ length: 12 }, () => pool.renderPage(version, createRequest('/slow')));
  await expect.poll(read, { ...soon, interval: 5 }).toBe(2);
  await Promise.all(pages);
  await expect.poll(read, soon).toBe(1);
  await pool.close();
});

it('promise 1 a version that has lost its thread by a fault gets another one and is not at rest meanwhile', async () => {
  const { pool } = createTestPool({ threadsPerVersion: () => ({ max: 1, atRest: 0, restMs: 60_000 }) });
  const version = createVersion('faulty');
  await pool.prepare(version);
  await pool.renderPage(version, createRequest('/load-spins')).catch(() => {});
  expect(pool.stats().versions).toMatchObject([{ workers: 0, isResting: false }]);
  await expect.poll(() => pool.stats().versions, soon).toMatchObject([{ workers: 1 }]);
  await pool.close();
});

it('promise 1 a page that ends a thread at rest costs only itself: the others get the next one', async () => {
  const { pool } = createTestPool({ threadsPerVersion: () => ({ max: 1, atRest: 0, restMs }) });
  const version = createVersion('wakes-badly');
  await pool.prepare(version);
  await expect.poll(() => pool.stats().versions, soon).toMatchObject([{ workers: 0 }]);
  const bad = pool.renderPage(version, createRequest('/load-spins'));
  const good = pool.renderPage(version, createRequest('/'));
  await expect(bad).rejects.toMatchObject({ kind: 'loop' });
  expect((await good).html).not.toBeNull();
  await pool.close();
});
