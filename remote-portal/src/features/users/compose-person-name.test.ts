import { expect, it } from 'vitest';
import { composePersonName } from './compose-person-name.ts';

it('SYS-034 names people as usual in their language, and those without a name by their address', () => {
  const email = 'chie.sato@hikari.example';
  expect(composePersonName({ firstName: '千恵', lastName: '佐藤', email })).toBe('佐藤 千恵');
  expect(composePersonName({ firstName: 'Dóra', lastName: 'Németh', email })).toBe('Dóra Németh');
  expect(composePersonName({ firstName: '', lastName: '', email })).toBe(email);
});
