import type { NavigationNode } from '@kmx/shared-contracts/endpoints/draft-navigation.schema.ts';
import { expect, it } from 'vitest';
import { compareNavigation } from './compare-navigation.ts';

function createNode(id: string, items: readonly NavigationNode[] = [], title = id): NavigationNode {
  return { id, title, url: `/en/${id}`, hidden: false, items };
}

const published = [
  createNode('products', [createNode('cut'), createNode('strip'), createNode('crimp')]),
  createNode('jobs'),
];

function compareWith(draft: readonly NavigationNode[]) {
  return Object.fromEntries(compareNavigation(published, draft));
}

it('EDT-002 finds no difference between equal trees', () => {
  expect(compareWith(structuredClone(published))).toEqual({});
});

it('EDT-002 marks entries only in the draft as added and entries only in the published tree as removed', () => {
  const draft = [
    createNode('products', [createNode('cut'), createNode('strip'), createNode('crimp')]),
    createNode('news'),
  ];
  expect(compareWith(draft)).toEqual({ news: [{ kind: 'added' }], jobs: [{ kind: 'removed' }] });
});

it('EDT-002 marks a renamed entry with its published title', () => {
  const draft = [published[0] as NavigationNode, createNode('jobs', [], 'Careers')];
  expect(compareWith(draft)).toEqual({ jobs: [{ kind: 'renamed', previousTitle: 'jobs' }] });
});

it('EDT-002 marks an entry under another parent as moved, with its previous place', () => {
  const draft = [
    createNode('products', [createNode('cut'), createNode('strip')]),
    createNode('jobs', [createNode('crimp')]),
  ];
  expect(compareWith(draft)).toEqual({
    crimp: [{ kind: 'moved', previousParent: 'products', isReordered: false }],
  });
});

it('EDT-002 marks only the entry that changed its order, not those it passed', () => {
  const draft = [
    createNode('products', [createNode('crimp'), createNode('cut'), createNode('strip')]),
    createNode('jobs'),
  ];
  expect(compareWith(draft)).toEqual({
    crimp: [{ kind: 'moved', previousParent: 'products', isReordered: true }],
  });
});
