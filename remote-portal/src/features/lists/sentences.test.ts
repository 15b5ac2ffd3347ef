import { expect, it } from 'vitest';
import { endSentence, joinSentences } from './sentences.ts';

it('SYS-072 sentences are joined as the language writes them', () => {
  expect(joinSentences({ language: 'de' }, 'Gelöst.', '', 'Bis morgen.')).toBe('Gelöst. Bis morgen.');
  expect(joinSentences({ language: 'ja' }, '解決済みです。', '明日までです。')).toBe('解決済みです。明日までです。');
});

it('SYS-072 a name with a full stop ends its sentence', () => {
  expect(endSentence('Tom Baxter now belongs to Northline Harness Inc..')).toMatch(/ Inc\.$/);
  expect(endSentence('Tom can no longer use it in Northline Harness Inc.. You can grant access again.')).toBe(
    'Tom can no longer use it in Northline Harness Inc. You can grant access again.',
  );
  expect(endSentence('One moment ...')).toBe('One moment ...');
  expect(endSentence('Tom Baxter now belongs to Hikari.')).toMatch(/Hikari\.$/);
});
