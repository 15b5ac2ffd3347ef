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

  it('POR-103 sends complete input, without surrounding spaces', () => {
    expect(listProblems(typed)).toEqual([]);
    expect(createInvitationInput(typed)).toMatchObject({
      email: 'lena.vogt@northline.example',
      firstName: 'Lena',
      applications: [{ applicationId: 'service-ticketing', role: 'own-tickets' }],
    });
  });

  it('POR-107 requires a name, an organization and at least one application', () => {
    const empty = { ...typed, firstName: ' ', lastName: '', organizationId: '', roles: {} };
    expect(listProblems(empty)).toEqual(['firstName', 'lastName', 'organization', 'applications']);
  });

  it('POR-103 shows refusals of the service desk at their fields', () => {
    const problems = [
      { field: 'applications.0.role', messageId: 'value' },
      { field: 'email', messageId: 'invite.email' },
    ];
    expect(parseRefusedFields({ problems })).toEqual({ applications: 'applications', email: 'email' });
    expect(parseRefusedFields({})).toEqual({});
  });

  it('POR-082 recognizes an address of the company’s own directory', () => {
    const parse = (messageId: string) => parseRefusedFields({ problems: [{ field: 'email', messageId }] });
    expect(parse('invite.emailDomain')).toEqual({ email: 'emailDomain' });
    expect(parse('invite.email')).toEqual({ email: 'email' });
    expect(parseRefusedFields(undefined)).toEqual({});
  });

  it('POR-104 ERR-040 D-26 has the profile of an existing user only if the service desk returns it', () => {
    expect(parseExistingProfile({ code: 'USER_EXISTS', profileId: 'u7' })).toBe('u7');
    expect(parseExistingProfile({ code: 'USER_EXISTS' })).toBe(null);
  });
});
