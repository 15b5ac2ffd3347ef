import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { expect, it } from 'vitest';
import type { PortalUser, UserAnswer } from './user.query.ts';
import { resolveMissingUser } from './user-missing.tsx';

const user: PortalUser = {
  id: 'u1',
  firstName: 'Lena',
  lastName: 'Vogt',
  email: 'lena.vogt@northline.example',
  language: 'de',
  isManagedInternally: false,
  isSelf: false,
  isActivated: true,
  lastSeenAt: null,
  organizations: [],
  applications: [],
  addableApplications: [],
  allowedActions: [],
};
const known: UserAnswer = { viewer: { adminScope: 'EXTERNAL' }, user };
const notFound = new RequestError('not-found', 'There is no such object');
const forbidden = new RequestError('forbidden', 'This is not allowed');

it('POR-106 distinguishes a user who does not exist from one who may not be seen', () => {
  expect(resolveMissingUser({ data: null, error: notFound })).toBe('invalid');
  expect(resolveMissingUser({ data: { ...known, user: null }, error: null })).toBe('invalid');
  expect(resolveMissingUser({ data: null, error: forbidden })).toBe('forbidden');
});

it('POR-108 stops showing a user as soon as there is no shared organization', () => {
  expect(resolveMissingUser({ data: known, error: notFound })).toBe('gone');
  expect(resolveMissingUser({ data: known, error: null })).toBe(null);
});

it('ERR-014 keeps known data through a failure of the connection', () => {
  expect(resolveMissingUser({ data: known, error: new RequestError('offline', 'Failed to fetch') })).toBe(null);
  expect(resolveMissingUser({ data: null, error: new RequestError('timeout', 'signal timed out') })).toBe(null);
});
