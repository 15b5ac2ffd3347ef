import { expect, it } from 'vitest';
import { createWriteLimit } from './limit-writes.ts';

it('limits the changes of a user in a minute, and invitations more than that', () => {
  let time = 0;
  const limit = createWriteLimit(3, 1, () => time);
  expect([limit('a', 'Mutation.inviteUser'), limit('a', 'Mutation.inviteUser')]).toEqual([true, false]);
  expect([
    limit('a', 'Mutation.addComment'),
    limit('a', 'Mutation.addComment'),
    limit('b', 'Mutation.addComment'),
  ]).toEqual([true, false, true]);
  time = 61_000;
  expect(limit('a', 'Mutation.addComment')).toBe(true);
});
