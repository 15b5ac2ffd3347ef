import { expect, it } from 'vitest';
import { editedModels } from './edited-models.ts';
import { operations } from './operations.build.ts';

const { 'content-drafts': drafts = {}, ...others } = operations;

it('EDT-002 D-53 every kind of entry has its operations, made of one form; only some are made in the editor area', () => {
  for (const name of [
    'EditorMediaReleases',
    'EditorMediaRelease',
    'EditorUpdateMediaRelease',
    'EditorCreateMediaRelease',
  ]) {
    expect(drafts).toHaveProperty(name);
  }
  expect(drafts).not.toHaveProperty('EditorCreateNavigationItem');
  const reading = Object.entries(drafts).filter(([name]) => !name.startsWith('EditorDelete'));
  expect(reading.map(([, text]) => text).join(' ')).not.toMatch(/passwordHash|delete(?!ScheduledOperation)/);
  expect(Object.values(drafts).join(' ')).not.toContain('deleteMany');
  expect(others).toEqual({});
});

it('EDT-002 SRV-046 every kind that editors work on is deleted through the list of operations, and nothing else is', () => {
  const deleting = Object.keys(drafts).filter((name) => name.startsWith('EditorDelete'));
  expect(deleting).toEqual(editedModels.map(({ name }) => `EditorDelete${name}`));
  for (const { name } of editedModels) {
    expect(drafts[`EditorDelete${name}`]).toContain(`delete${name}(where: { id: $id })`);
  }
});
