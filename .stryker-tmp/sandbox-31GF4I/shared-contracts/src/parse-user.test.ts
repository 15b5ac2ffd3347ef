// @ts-nocheck
import { expect, it } from 'vitest';
import { parseUser } from './parse-user.ts';

const claims = {
  subname: 'u1',
  sub: '(usr!u1)',
  given_name: 'Anna',
  family_name: 'Keller',
  name: 'Anna Keller',
  email: 'anna@kmx.example',
};

it('SYS-026 takes id, names and email from the claims of the identity provider', () => {
  expect(parseUser(claims)).toMatchObject({
    id: 'u1',
    firstName: 'Anna',
    lastName: 'Keller',
    fullName: 'Anna Keller',
    email: 'anna@kmx.example',
  });
});

it('SYS-027 D-69 initials are the first letters in upper case, else that of the email', () => {
  const initialsOf = (change: object) => parseUser({ ...claims, ...change }).initials;
  expect(initialsOf({ given_name: 'élodie', family_name: 'van Dyck' })).toBe('ÉV');
  expect(initialsOf({ given_name: '千恵', family_name: '佐藤', name: '佐藤 千恵' })).toBe('佐千');
  expect(initialsOf({ given_name: '' })).toBe('K');
  expect(initialsOf({ given_name: ' ', family_name: undefined })).toBe('A');
});

it('SYS-028 AUTH-026 a single role becomes a list of one, no claim an empty list', () => {
  expect(parseUser({ ...claims, roles: 'kmx_int_direct_active' }).roles).toEqual(['kmx_int_direct_active']);
  expect(parseUser({ ...claims, roles: ['a', 'b'] }).roles).toEqual(['a', 'b']);
  expect(parseUser(claims).roles).toEqual([]);
});

it('SYS-029 D-70 knows delegated administrators by their roles and is populated even without roles', () => {
  const flagsOf = (roles: readonly string[]) => {
    const user = parseUser({ ...claims, roles });
    return [user.populated, user.isDelegatedAdminInternal, user.isDelegatedAdminExternal];
  };
  expect(flagsOf([])).toEqual([true, false, false]);
  expect(flagsOf(['kmx_delegatedadmin_intern'])).toEqual([true, true, false]);
  expect(flagsOf(['kmx_delegatedadmin_extern'])).toEqual([true, false, true]);
});

it('SYS-026 claims that are none are refused', () => {
  expect(() => parseUser('anna')).toThrow();
  expect(() => parseUser({ ...claims, roles: [1] })).toThrow();
});
