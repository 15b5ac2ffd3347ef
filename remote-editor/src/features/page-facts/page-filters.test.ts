import { expect, it } from 'vitest';
import { createTestMessages } from '../../test-page.ts';
import { createPageWhere } from './page-filters.ts';

it('EDT-001 the overview counts what it names: published pages changed since, without drafts', () => {
  const changed = { documentInStages_some: { stage: 'PUBLISHED', compareWithParent: { outdated_to: true } } };
  expect(createPageWhere({ state: 'changed' })).toEqual(changed);
  expect(createPageWhere({ state: 'draft' })).toEqual({ documentInStages_none: { stage: 'PUBLISHED' } });
  const translate = (id: string) => createTestMessages('en')._(id);
  expect([translate('overview.changed'), translate('state.changed')]).toEqual([
    'Changed since publication',
    'Changed since',
  ]);
});
