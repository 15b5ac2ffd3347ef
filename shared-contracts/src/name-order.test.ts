import { expect, it } from 'vitest';
import { orderFields } from './name-order.ts';

const order = (fields: readonly string[], language: string) => orderFields(fields, language, (name) => name);

it.each(['ja', 'zh', 'hu'])('SYS-070 in %s fields and their errors begin with the family name', (language) => {
  expect(order(['email', 'firstName', 'lastName', 'company'], language)).toEqual([
    'email',
    'lastName',
    'firstName',
    'company',
  ]);
  expect(order(['firstName', 'company', 'lastName'], language)).toEqual(['lastName', 'company', 'firstName']);
  for (const fields of [['firstName', 'company'], ['lastName', 'firstName'], []]) {
    expect(order(fields, language)).toEqual(fields);
  }
});

it('SYS-070 in other languages fields keep their order', () => {
  expect(order(['firstName', 'lastName'], 'de')).toEqual(['firstName', 'lastName']);
});
