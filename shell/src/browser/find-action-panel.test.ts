import { expect, it } from 'vitest';
import { comparePanelLink, findActionPanel } from './find-action-panel.ts';

it('PUB-059 content opens the news and nothing else; the comparison opens from a message of the shell alone', () => {
  expect(findActionPanel('action:open-news-feed-panel', false)).toBe('news');
  for (const target of [
    'action:open-compare-panel',
    'action:open-contact-panel',
    'action:',
    comparePanelLink,
    'toString',
  ]) {
    expect(findActionPanel(target, false)).toBeNull();
  }
  expect(findActionPanel(comparePanelLink, true)).toBe('compare');
  expect(findActionPanel('action:open-compare-panel', true)).toBeNull();
});
