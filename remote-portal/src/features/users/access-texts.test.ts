import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTestMessages } from '../../test-page.ts';
import { accessActions, accessActionsSchema, accessStatuses, accessStatusSchema } from './access-status.ts';

const changes = [...accessActions, 'ADD_APPLICATION', 'ADD_ORGANIZATION', 'REMOVE_ORGANIZATION', 'INVITE'];

describe.each(uiLanguages)('the user administration in %s', (language) => {
  const messages = createTestMessages(language);
  const translate = (prefix: string, ids: readonly string[]) => ids.map((id) => messages._(`users.${prefix}.${id}`));

  it('POR-105 has a separate error title for each action', () => {
    const titles = translate('failed', changes);
    expect(new Set(titles).size).toBe(changes.length);
    expect(titles.filter((title) => title.startsWith('users.'))).toEqual([]);
  });

  it('POR-100 has a separate text for each status', () => {
    const words = translate('status', accessStatuses);
    expect(new Set(words).size).toBe(7);
    expect(words.filter((word) => word.startsWith('users.'))).toEqual([]);
  });
});

it('POR-100 treats a status unknown to this version as unknown, and leaves out unknown actions', () => {
  expect(v.parse(accessStatusSchema, 'SUSPENDED')).toBe('UNKNOWN');
  expect(v.parse(accessActionsSchema, ['WITHDRAW', 'SUSPEND', 'UPDATE'])).toEqual(['UPDATE', 'WITHDRAW']);
});
