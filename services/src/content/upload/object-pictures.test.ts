import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ObjectPlace, startObjectPlace } from '../../kept-files/object-place.fixture.ts';
import { createTestContent, type TestContent } from '../create-test-content.ts';

let place: ObjectPlace;
let machines: readonly [TestContent, TestContent];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kmx-pictures-'));
  place = await startObjectPlace();
  const first = await createTestContent({ ...place.environment, DATA_DIR: join(folder, 'one') });
  const environment = { ...place.environment, DATA_DIR: join(folder, 'two') };
  machines = [first, await createTestContent(environment, first.context.database)];
}, 120_000);
afterEach(() => place.faults.decide(() => 'pass'));
afterAll(async () => {
  for (const machine of machines.toReversed()) await machine.close();
  await place.stop();
  await rm(folder, { recursive: true });
});

async function upload() {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c01020' } })
    .png()
    .toBuffer();
  const query = new URLSearchParams({ fileName: 'press.png', language: 'en', alternativeText: 'A press' });
  return fetch(new URL(`/content/assets?${query}`, machines[0].endpoint), {
    method: 'POST',
    headers: { authorization: 'Bearer drafts-token-0001', 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
}

const show = (machine: TestContent, id: string, operation: string) =>
  fetch(new URL(`/images/assets/${operation}/output=format:png/${id}`, machine.endpoint));

const countAssets = async () => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from kept_piece where folder = 'content-assets'`.execute(machines[0].context.database);
  return Number(rows[0]?.count);
};

it('EDT-002 a picture that was sent to one machine is shown by another one; while the store is away it is 503, not 404', async () => {
  const answer = await upload();
  expect(answer.status).toBe(201);
  const { id } = v.parse(v.object({ id: v.string() }), await answer.json());
  const shown = await show(machines[1], id, 'resize=width:40');
  expect(shown.status).toBe(200);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(40);
  expect(await readdir(join(folder, 'two'))).not.toContain('content-assets');
  for (const fault of ['fail', 'garble'] as const) {
    place.faults.decide(() => fault);
    const away = await show(machines[1], id, 'resize=width:48');
    expect([away.status, away.headers.get('cache-control'), away.headers.get('etag')]).toEqual([503, 'no-store', null]);
    expect(away.headers.get('retry-after')).toBe('2');
    // Made already.
    expect((await show(machines[1], id, 'resize=width:40')).status).toBe(200);
  }
  place.faults.decide(() => 'pass');
  expect((await show(machines[1], id, 'resize=width:48')).status).toBe(200);
});

it('EDT-002 a picture that the store does not keep is 503, and no asset is made of it', async () => {
  const before = await countAssets();
  const query = '{ assets(where: { fileName: "press.png" }) { id } }';
  const known = (await machines[0].askDraft(query)).values;
  for (const fault of ['fail', 'forget', 'error-as-success'] as const) {
    place.faults.decide((method) => (method === 'PUT' ? fault : 'pass'));
    const answer = await upload();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect([await countAssets(), (await machines[0].askDraft(query)).values]).toEqual([before, known]);
});
