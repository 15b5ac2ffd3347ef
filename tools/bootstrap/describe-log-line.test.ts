import { expect, it } from 'vitest';
import { describeLogLine } from './describe-log-line.ts';

const write = (entry: object) =>
  JSON.stringify({ level: 'info', time: '2026-11-22T09:30:05.120Z', process: 'services', pid: 7, ...entry });

it('ARC-006 a line of a log is read at the terminal as time, level, message and stack, causes too', () => {
  const stack = [
    'Error: The database cannot be used',
    '    at open (services/src/open.ts:5:9)',
    'caused by: Error: nothing listens there',
    '    at connect (node:net:1:1)',
  ];
  const err = { type: 'Error', message: 'The database cannot be used', stack: stack.join('\n') };
  expect(describeLogLine(write({ level: 'fatal', err, port: 5432, msg: 'the start failed' })).split('\n')).toEqual([
    '09:30:05 fatal the start failed port=5432',
    '    Error: The database cannot be used',
    '    at open (services/src/open.ts:5:9)',
    '    caused by: Error: nothing listens there',
    '    at connect (node:net:1:1)',
  ]);
});

it('ARC-006 a line that is not JSON is shown unchanged, and a request in one line', () => {
  const others = ['FATAL ERROR: Reached heap limit Allocation failed', '{"level":"info","msg', '', '7', '"a"', 'null'];
  expect(others.map(describeLogLine)).toEqual(others);
  const request = { request: 'r', trace: 't', method: 'GET', host: 'localhost:3001', path: '/search', status: 200 };
  expect(describeLogLine(write({ ...request, msg: 'request' }))).toBe(
    '09:30:05 info  request method=GET path=/search status=200',
  );
});
