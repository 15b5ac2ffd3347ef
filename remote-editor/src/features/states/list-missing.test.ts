import { expect, it } from 'vitest';
import { listMissing } from './list-missing.ts';

const t = (id: string, values?: Readonly<Record<string, unknown>>) =>
  id === 'content.block' ? `Block ${String(values?.['number'])}` : id.replace('field.', 'The ');

it('ERR-014 a publication refused as incomplete names every empty place, another refusal does not', () => {
  const message = 'cannot be published, these are empty: title, blocks.2.items.0.date';
  expect(listMissing(message, t)).toEqual(['The title', 'Block 3 · The items · 1 · The date']);
  expect(listMissing('value is not unique for the field "slug"', t)).toEqual([]);
});
