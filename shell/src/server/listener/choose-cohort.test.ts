import { type Canary, statedCanarySchema } from '@kmx/release-registry/history/canary.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createCohortCookie, readBucket } from '../access/cohort-cookie.ts';
import { identifyVisitor, resolveBucket } from '../access/identify-visitor.ts';
import { parseCookies } from '../http/cookies.ts';
import { type CohortVisitor, isInCohort } from './choose-cohort.ts';

const key = Buffer.alloc(32, 1);
const createVisitor = (change: Partial<CohortVisitor> = {}): CohortVisitor => {
  return { cookies: {}, clientAddress: '192.0.2.1', userAgent: 'Firefox', country: null, ...change };
};
function createCanary(change: Readonly<Record<string, unknown>>): Canary {
  const stated = v.parse(statedCanarySchema, { unit: 'remote-public', version: '2', percent: 10, ...change });
  return { ...stated, since: 1, revision: 1, startedAt: '' };
}

it('REL-11 a visitor without the cookie has the same bucket on each page and at each shell with the same secret', () => {
  const bucket = resolveBucket(createVisitor(), key);
  expect(resolveBucket(createVisitor(), Buffer.from(key))).toBe(bucket);
  expect(resolveBucket(createVisitor({ userAgent: 'Safari' }), key)).not.toBe(bucket);
  expect(resolveBucket(createVisitor(), Buffer.alloc(32, 2))).not.toBe(bucket);
});

it('REL-11 the cookie keeps the bucket that the first page had, over a change of network, and nothing else', () => {
  const bucket = resolveBucket(createVisitor(), key);
  const cookie = createCohortCookie(bucket, true);
  expect(cookie).toBe(`kmx_cohort=${bucket}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure`);
  const cookies = parseCookies(cookie.split(';')[0]);
  expect(resolveBucket(createVisitor({ cookies, clientAddress: '203.0.113.9' }), key)).toBe(bucket);
});

it('REL-11 the pages and reports of one browser are of one visitor, before it has the cookie and after', () => {
  const ask = (cookies: Readonly<Record<string, string>>, clientAddress = '192.0.2.1', userAgent = 'Firefox') =>
    identifyVisitor(
      { cookies, clientAddress, headers: { 'user-agent': userAgent }, isCohortDependent: true },
      { cohortKey: key },
    );
  const first = ask({});
  expect(first).toEqual({ network: '192.0.2.1', bucket: resolveBucket(createVisitor(), key) });
  expect(ask({ kmx_cohort: String(first.bucket) })).toEqual(first);
  expect(ask({ kmx_cohort: '1' })).not.toEqual(ask({ kmx_cohort: '2' }));
  expect(ask({ kmx_cohort: '1' }, '192.0.2.2')).not.toEqual(ask({ kmx_cohort: '1' }));
  expect(ask({}, '192.0.2.1', 'Safari')).not.toEqual(first);
});

it.each(['', '-1', '10000', '1.5', '01', 'x'])('REL-11 a cookie with %j is none', (value) => {
  expect(readBucket({ kmx_cohort: value })).toBeNull();
});

it('REL-11 buckets are spread evenly, and a larger share takes the canary from nobody', () => {
  const addresses = Array.from({ length: 4_000 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
  const list = (percent: number) =>
    new Set(
      addresses.filter((clientAddress) => {
        const visitor = createVisitor({ clientAddress });
        return isInCohort(createCanary({ percent }), visitor, resolveBucket(visitor, key));
      }),
    );
  const [ten, quarter] = [list(10), list(25)];
  expect(ten.size / 4_000).toBeCloseTo(0.1, 1);
  expect(quarter.size / 4_000).toBeCloseTo(0.25, 1);
  expect([...ten].every((address) => quarter.has(address))).toBe(true);
  expect([list(0).size, list(100).size]).toEqual([0, 4_000]);
});

it('REL-11 a canary of some countries is for nobody else, except for who has its cookie', () => {
  const canary = createCanary({ percent: 100, countries: ['DE'], cookie: { name: 'tester', value: 'yes' } });
  const isIn = (change: Partial<CohortVisitor>) => isInCohort(canary, createVisitor(change), 9_999);
  expect(isIn({ country: 'DE' })).toBe(true);
  expect(isIn({ country: 'FR' })).toBe(false);
  expect(isIn({})).toBe(false);
  expect(isIn({ cookies: { tester: 'yes' } })).toBe(true);
  expect(isIn({ cookies: { tester: 'no' } })).toBe(false);
});
