import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createPostgresPool } from './create-postgres-pool.ts';
import { isUnavailable, markUnavailable } from './mark-unavailable.ts';

it('a database that cannot be reached is unavailable, not a mistake', async () => {
  const url = `postgres://kmx@127.0.0.1:${await findFreePort()}/kmx`;
  const pool = createPostgresPool({ url, poolSize: 1, statementSeconds: 1 }, pino({ level: 'silent' }));
  await expect(pool.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED', statusCode: 503 });
});

it.for([
  ['53300', true],
  ['53100', true],
  ['57P03', true],
  ['23505', false],
  ['42P01', false],
] as const)('a failure with the state %s is unavailability: %s', ([code, expected]) => {
  const error = Object.assign(new Error('as the server says'), { code, severity: 'ERROR' });
  expect(isUnavailable(markUnavailable(error))).toBe(expected);
});
