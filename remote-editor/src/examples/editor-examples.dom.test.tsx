import '@kmx/design-system/tokens/document.css';
import { findBarriers, showExample } from '@kmx/remote-kit/component-tests/show-example.browser.tsx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as pageTable from '../features/lists/page-table.examples.tsx';
import * as navigationTree from '../features/navigation-diff/navigation-tree.examples.tsx';
import * as stateBadge from '../features/page-facts/state-badge.examples.tsx';
import * as editorFailure from '../features/states/editor-failure.examples.tsx';
import * as taskDialog from '../features/states/task-dialog.examples.tsx';
import * as problemList from '../features/translation/problem-list.examples.tsx';
import * as translationLog from '../features/translation/translation-log.examples.tsx';

const groups = [pageTable, navigationTree, stateBadge, editorFailure, taskDialog, problemList, translationLog].flatMap(
  ({ guide, examples }) => examples.map((example) => ({ ...example, name: guide.name })),
);
const show = (name: string, id: string) => {
  const found = groups.find((example) => example.name === name && example.id === id);
  if (found === undefined) throw new Error(`There is no example ${id} of ${name}`);
  return showExample(found.render);
};

it.each(groups)('STY-010 $name, $title: passes axe', async ({ render }) => {
  showExample(render);
  expect(await findBarriers()).toEqual([]);
});

it('EDT-002 an informational dialog has no button for the task, and Escape returns the focus', async () => {
  show('TaskDialog', 'told');
  const button = page.getByRole('button', { name: 'Delete' });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('EDT-002 a navigation entry missing in the published stage is marked', async () => {
  show('NavigationTree', 'changes');
  await expect.element(page.getByRole('listitem').filter({ hasText: /^Cables and wires/ })).toMatchTextContent('Added');
});
