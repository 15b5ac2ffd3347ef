import { findProblems } from '@kmx/remote-kit/forms/form-rules.ts';
import { describe, expect, it } from 'vitest';
import {
  createInvitationInput,
  type InvitationTyped,
  invitationRules,
  nameFields,
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

const listProblems = (input: InvitationTyped) => Object.keys(findProblems(invitationRules, nameFields(input)));

describe('inviting a user', () => {
  it.each(['', 'lena', 'lena@', 'lena@northline', 'le na@northline.example', `${'a'.repeat(250)}@b.example`])(
    'POR-103 ERR-039 asks for a valid e-mail address instead of "%s"',
    (email) => {
      expect(listProblems({ ...typed, email })).toEqual(['email']);
    },
  );

  it('POR-103 sends what is complete, without spaces around it', () => {
    expect(listProblems(typed)).toEqual([]);
    expect(createInvitationInput(typed)).toMatchObject({
      email: 'lena.vogt@northline.example',
      firstName: 'Lena',
      applications: [{ applicationId: 'service-ticketing', role: 'own-tickets' }],
    });
  });

  it('POR-107 needs a name, an organization and at least one application', () => {
    const empty = { ...typed, firstName: ' ', lastName: '', organizationId: '', roles: {} };
    expect(listProblems(empty)).toEqual(['firstName', 'lastName', 'organization', 'applications']);
  });

  it('POR-103 shows what the service desk refuses at its field', () => {
    const problems = [
      { field: 'applications.0.role', messageId: 'value' },
      { field: 'email', messageId: 'invite.email' },
    ];
    expect(parseRefusedFields({ problems })).toEqual({ applications: 'applications', email: 'email' });
    expect(parseRefusedFields({})).toEqual({});
  });

  it('POR-082 knows an address that the directory of the company alone gives out', () => {
    const parse = (messageId: string) => parseRefusedFields({ problems: [{ field: 'email', messageId }] });
    expect(parse('invite.emailDomain')).toEqual({ email: 'emailDomain' });
    expect(parse('invite.email')).toEqual({ email: 'email' });
    expect(parseRefusedFields(undefined)).toEqual({});
  });

  it('POR-104 ERR-040 D-26 knows the profile of an existing user only if the service desk gives it', () => {
    expect(parseExistingProfile({ code: 'USER_EXISTS', profileId: 'u7' })).toBe('u7');
    expect(parseExistingProfile({ code: 'USER_EXISTS' })).toBe(null);
  });
});
