import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const fixture = path.join(import.meta.dirname, 'print-everything.fixture.ts');

function runFixture(kind: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [fixture, kind], { encoding: 'utf8' });
  return { stderr, status, lines: stdout.trimEnd().split('\n') };
}

describe('the log of a process', () => {
  it.each(['rejection', 'throw'])(
    'SRV-060 is all that is printed, each line one JSON object that says time, level and process once, to the last word of a process that ends by a %s',
    (kind) => {
      const { stderr, status, lines } = runFixture(kind);
      expect([status, stderr]).toEqual([1, '']);
      const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(entries.map(({ level }) => level)).toEqual(['info', 'warn', 'info', 'error', 'error', 'warn', 'fatal']);
      for (const line of lines) {
        for (const key of ['level', 'time', 'process', 'pid', 'msg']) {
          expect(line.split(`"${key}":`), `${key} in ${line}`).toHaveLength(2);
        }
      }
      expect(entries[1]).toMatchObject({ own_level: 'info', own_msg: 'mine', kind: 'loop', process: 'fixture' });
      expect(entries[2]).toMatchObject({ msg: 'two\nlines of a library', origin: 'console' });
      expect(entries[6]).toMatchObject({ err: { message: 'nobody caught it' } });
      expect(lines.filter((line) => line.includes('nobody caught it'))).toHaveLength(1);
    },
  );

  it('names the request on whose behalf a line is written, and no other', () => {
    const entries = runFixture('throw').lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const request = { request: 'request-1', trace: 'trace-1', method: 'GET', host: 'www.kmx.test', path: '/en' };
    expect(entries[4]).toMatchObject({ ...request, msg: 'on behalf of a request' });
    expect(entries.filter((entry) => 'request' in entry)).toHaveLength(1);
  });
});
