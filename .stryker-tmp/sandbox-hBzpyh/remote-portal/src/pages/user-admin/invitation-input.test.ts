// @ts-nocheck
import { describe, expect, it } from 'vitest';
import {
  createInvitationInput,
  findInvitationProblems,
  type InvitationTyped,
  isDomainRefused,
  parseExistingProfile,
  parseRefusedFields,
} from './invitation-input.ts';

const typed: InvitationTyped = {
  email: ' lena.vogt@northline.example ',
  firstName: 'Lena ',
  lastName: 'Vogt',
  organizationId: 'o1',
  language: 'de',
  roles: { 'service-ticketing': 'own-tickets' },
};

describe('inviting a user', () => {
  it.each(['', 'lena', 'lena@', 'lena@northline', 'le na@northline.example', `${'a'.repeat(250)}@b.example`])(
    'POR-103 ERR-039 asks for a valid e-mail address instead of "%s"',
    (email) => {
      expect(findInvitationProblems({ ...typed, email })).toEqual(['email']);
    },
  );

  it('POR-103 sends what is complete, without spaces around it', () => {
    expect(findInvitationProblems(typed)).toEqual([]);
    expect(createInvitationInput(typed)).toMatchObject({
      email: 'lena.vogt@northline.example',
      firstName: 'Lena',
      applications: [{ applicationId: 'service-ticketing', role: 'own-tickets' }],
    });
  });

  it('POR-107 needs a name, an organization and at least one application', () => {
    const empty = { ...typed, firstName: ' ', lastName: '', organizationId: '', roles: {} };
    expect(findInvitationProblems(empty)).toEqual(['firstName', 'lastName', 'organization', 'applications']);
  });

  it('POR-103 shows what the service desk refuses at its field', () => {
    const problems = [
      { field: 'applications.0.role', messageId: 'value' },
      { field: 'email', messageId: 'invite.email' },
    ];
    expect(parseRefusedFields({ problems })).toEqual(['email', 'applications']);
    expect(parseRefusedFields({})).toEqual([]);
  });

  it('POR-082 knows an address that the directory of the company alone gives out', () => {
    expect(isDomainRefused({ problems: [{ field: 'email', messageId: 'invite.emailDomain' }] })).toBe(true);
    expect(isDomainRefused({ problems: [{ field: 'email', messageId: 'invite.email' }] })).toBe(false);
    expect(isDomainRefused(undefined)).toBe(false);
  });

  it('POR-104 ERR-040 D-26 knows the profile of an existing user only if the service desk gives it', () => {
    expect(parseExistingProfile({ code: 'USER_EXISTS', profileId: 'u7' })).toBe('u7');
    expect(parseExistingProfile({ code: 'USER_EXISTS' })).toBe(null);
  });
});
