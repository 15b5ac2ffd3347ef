import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitLogs, parseLogRule, setAsideLog } from './log-files.mjs';

const dayMs = 86_400_000;
let data: string;
let log: number;
const at = (name: string) => path.join(data, 'logs', name);
const list = () => readdirSync(path.join(data, 'logs')).toSorted();
const rule = parseLogRule({ LOGS_MAX_MEGABYTES: '1' });

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'kmx-logs-'));
  mkdirSync(path.join(data, 'logs'));
  // As a process has it that writes.
  log = openSync(at('shell.log'), 'a');
});
afterEach(() => {
  closeSync(log);
  rmSync(data, { recursive: true });
});

describe('the logs of a start', () => {
  it('get a name of their own at the next start, and an empty one does not', () => {
    setAsideLog(at('services.log'));
    setAsideLog(at('shell.log'));
    expect(list()).toEqual(['shell.log']);
    writeSync(log, 'last line\n');
    setAsideLog(at('shell.log'), Date.parse('2026-11-27T22:00:00.123Z'));
    expect(list()).toEqual(['shell.log.20261127T220000123Z']);
  });

  it('are set aside at their size while the process writes on, and removed after their days', () => {
    const line = `${'x'.repeat(999)}\n`;
    for (let lines = 0; lines < 1_000; lines += 1) writeSync(log, line);
    limitLogs(data, rule);
    expect(list()).toEqual(['shell.log']);
    writeSync(log, 'one too many\n');
    limitLogs(data, rule);
    writeSync(log, 'next\n');
    expect(readFileSync(at('shell.log'), 'utf8')).toBe('next\n');
    const [, aside = ''] = list();
    expect(readFileSync(at(aside), 'utf8').endsWith('one too many\n')).toBe(true);
    limitLogs(data, rule, Date.now() + 13 * dayMs);
    expect(list()).toHaveLength(2);
    limitLogs(data, rule, Date.now() + 15 * dayMs);
    expect(list()).toEqual(['shell.log']);
  });

  it.each(['0', '-1', 'many', '1.5', '100000'])('are not kept for %s days', (days) => {
    expect(() => parseLogRule({ LOGS_KEPT_DAYS: days })).toThrow(`LOGS_KEPT_DAYS: ${days} is not a number`);
  });
});
