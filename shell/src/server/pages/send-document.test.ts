import { expect, it } from 'vitest';
import { ServerTiming } from '../http/server-timing.ts';
import { sendDocument } from './send-document.ts';

const document = { status: 200, headers: {}, body: new Uint8Array(), tags: [], isPublic: true };

function createTiming(): ServerTiming {
  const timing = new ServerTiming();
  timing.end('shell-route');
  timing.endRemote('remote-public', '1.4.0', { load: 12.4, render: 3.6 });
  return timing;
}

async function readTiming(state: string): Promise<unknown> {
  const answer = await sendDocument({ headers: {}, timing: createTiming() }, document, null, state);
  return answer.headers['server-timing'];
}

it('SRV-068 the header names the stages of a rendered page, in whole milliseconds', async () => {
  const stages = 'shell-route;dur=0, remote-public-load;desc="1.4.0";dur=12, remote-public-render;desc="1.4.0";dur=4';
  for (const state of ['miss', 'uncached', 'bypass']) {
    expect(await readTiming(state)).toBe(`cache;desc=${state}, ${stages}`);
  }
});

it('SRV-068 of a page that was rendered for somebody else it names the cache only', async () => {
  for (const state of ['fresh', 'stale', 'shared']) expect(await readTiming(state)).toBe(`cache;desc=${state}`);
});
