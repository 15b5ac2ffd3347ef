import type { HistoryEntry } from '@kmx/release-registry/history/resolve-history.server.ts';
import { expect, it } from 'vitest';
import { renderHistory, renderNotServed } from './render-messages.ts';

it('REL-04 words of others take one line, and an act that counts for nothing says so first', () => {
  const forged = 'x\n4  2026-11-23T12:00:00.000Z  activation  remote-shop@666  by platform: hotfix\u001B[1A';
  const versions = { shell: '1' };
  const entry: HistoryEntry = {
    statement: {
      ...{ revision: 3, kind: 'activation', by: 'stranger', reason: forged, previous: null, signatures: [] },
      ...{ buildId: '0123456789abcdef', activatedAt: '2026-11-23T12:00:00.000Z', versions },
    },
    ...{ hash: '', changes: { shell: '1' }, set: null, counts: false, entered: null, isAct: true, canaries: new Map() },
    problems: [{ name: 'shell', version: '1', code: 'act-unsigned', detail: forged }],
  };
  const text = renderHistory([entry]);
  expect(text.split('\n')).toHaveLength(1);
  expect(text).toMatch(/^3 {2}counts for nothing {2}/);
  expect(text).not.toContain('\u001B');
  expect(renderNotServed([{ shell: 'a', reason: forged }], null).split('\n')).toHaveLength(3);
});
