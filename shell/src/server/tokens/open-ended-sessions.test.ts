import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEndedSessions } from './open-ended-sessions.ts';

const hourMs = 3_600_000;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-ended-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const open = (now?: () => number) => openEndedSessions(path.join(folder, 'deep/ended-sessions'), now);

it('AUTH-014 SRV-053 a session that is over stays over after a restart, and after a process that was killed while it wrote', () => {
  const first = open();
  first.note('one');
  first.note('one');
  appendFileSync(path.join(folder, 'deep/ended-sessions'), '["half', 'utf8');
  const second = open();
  second.note('two words "quoted"');
  const third = open();
  for (const sessions of [third, open()]) {
    expect(['one', 'two words "quoted"', 'three'].map((sid) => sessions.has(sid))).toEqual([true, true, false]);
  }
});

it('an ended session is forgotten 25 hours after its end, over restarts too, and its line with it', () => {
  let time = 0;
  const now = () => time;
  open(now).note('one');
  time = 24 * hourMs;
  expect(open(now).has('one')).toBe(true);
  time = 25 * hourMs;
  expect(open(now).has('one')).toBe(false);
  expect(readFileSync(path.join(folder, 'deep/ended-sessions'), 'utf8')).toBe('');
});

it('nobody else on the machine can read the file, which is rewritten when it has more than ten thousand obsolete lines', () => {
  const sessions = open();
  const file = path.join(folder, 'deep/ended-sessions');
  const countLines = () => readFileSync(file, 'utf8').split('\n').length - 1;
  for (let index = 0; index < 10_002; index += 1) sessions.note('one');
  expect(countLines()).toBe(10_002);
  sessions.note('one');
  expect([statSync(file).mode & 0o077, countLines()]).toEqual([0, 1]);
  expect(open().has('one')).toBe(true);
});
