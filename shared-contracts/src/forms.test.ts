import { expect, it } from 'vitest';
import { findFieldProblem, findFormProblems, formFields, maxUploadBytes } from './forms.ts';

const complete = {
  email: 'anna.keller@north-line.example',
  firstName: 'Anna',
  lastName: 'Keller',
  company: 'Northline',
  country: 'Switzerland',
  product: 'Ferro 115',
  serialNumber: '20418833',
  message: 'It stops.',
};

it('PUB-102 SYS-036 a support request needs each of its eight fields', () => {
  expect(findFormProblems('support-request', complete)).toEqual({});
  for (const name of Object.keys(complete)) {
    expect(Object.keys(findFormProblems('support-request', { ...complete, [name]: '  ' })), name).toEqual([name]);
  }
});

it('PUB-104 PUB-101 a whitepaper is sent only to those who accept the privacy policy', () => {
  const values = { ...complete, slug: 'crimp-height' };
  expect(findFormProblems('whitepaper', values)).toEqual({ privacy: 'checkbox' });
  expect(findFormProblems('whitepaper', { ...values, privacy: 'on' })).toEqual({});
});

it('SYS-037 PUB-109 story feedback takes first name, last name, company, country and message', () => {
  const names = formFields['story-feedback'].map(({ name }) => name);
  expect(names).toEqual(['firstName', 'lastName', 'company', 'country', 'message', 'slug']);
});

it.each([
  ['anna@kmx.example', null],
  ['anna+press@mail.kmx.example', null],
  ['佐藤@例え.テスト', null],
  ['anna', 'email'],
  ['anna@kmx', 'email'],
  ['anna@@kmx.example', 'email'],
  ['anna@kmx..example', 'email'],
  ['anna@kmx.example\nbcc:x@y.example', 'email'],
])('PUB-102 the email %j gives the problem %s', (value, problem) => {
  expect(findFieldProblem({ name: 'email', type: 'email', isRequired: true, problem: 'email' }, value)).toBe(problem);
});

it('PUB-100 an oversized value is invalid', () => {
  expect(findFormProblems('support-request', { ...complete, company: 'x'.repeat(201) })).toEqual({ company: 'value' });
});

it('CON-013 D-43 a file may have 104,857,600 bytes', () => {
  expect(maxUploadBytes).toBe(100 * 1024 * 1024);
});
