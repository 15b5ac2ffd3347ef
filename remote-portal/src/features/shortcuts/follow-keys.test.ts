import { expect, it } from 'vitest';
import { followKey } from './follow-keys.ts';

it('two keys in sequence are a shortcut, unless the pause between them is long', () => {
  const first = followKey(null, 'g', 0);
  expect(first).toEqual({ shortcut: null, pending: { key: 'g', at: 0 } });
  expect(followKey(first.pending, 't', 1000).shortcut?.action).toEqual({ kind: 'go', path: '/mykomax/tickets/list' });
  expect(followKey(first.pending, 't', 2000)).toEqual({ shortcut: null, pending: null });
});

it('a single key opens a new ticket, the search and the help; any other key does nothing', () => {
  expect(followKey(null, 'n', 0).shortcut?.action).toEqual({ kind: 'go', path: '/mykomax/tickets/newticket' });
  expect(followKey(null, '/', 0).shortcut?.action.kind).toBe('search');
  expect(followKey({ key: 'g', at: 0 }, '?', 100).shortcut?.action.kind).toBe('help');
  expect(followKey(null, 'x', 0)).toEqual({ shortcut: null, pending: null });
});
