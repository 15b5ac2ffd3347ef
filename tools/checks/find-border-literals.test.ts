import { describe, expect, it } from 'vitest';
import { findBorderLiterals } from './find-border-literals.ts';

const names = new Map([
  ['/api/', 'apiPrefix'],
  ['/am', 'identityPrefix'],
  ['/_report', 'reportEndpoint'],
  ['/api/forms/*', 'formEndpoint'],
  ['x-form-token', 'formTokenHeader'],
  ['data-page-mark', 'markAttribute'],
  ['kmx-private-', 'privateStoragePrefix'],
]);
const find = (source: string) => findBorderLiterals(source, names, ['DRAFT', 'PUBLISHED']);

describe('DES-06 what crosses the border is spelled in the contract alone', () => {
  it.each([
    ["fetch('/api/forms/subscribe')", 'apiPrefix'],
    ['fetch(`/api/editor-deleted/${id}`)', 'apiPrefix'],
    ['const id = /^\\/api\\/deleted\\/(.+)$/.exec(path)', 'apiPrefix'],
    ["const realm = '/am/json'", 'identityPrefix'],
    ["sendBeacon('/_report', body)", 'reportEndpoint'],
    ["const headers = { 'x-form-token': token }", 'formTokenHeader'],
    ['<a data-page-mark="">', 'markAttribute'],
    ["page.closest('a, [data-page-mark]')", 'markAttribute'],
    ["link.dataset['pageMark']", 'markAttribute'],
    ['link.dataset.pageMark', 'markAttribute'],
    ["const key = 'kmx-private-draft'", 'privateStoragePrefix'],
    ["let stage: 'PUBLISHED' | 'DRAFT'", 'ContentStage'],
  ])('%s', (source, name) => {
    const problems = find(source.startsWith('<') ? `const link = ${source}</a>;` : source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(` ${name}`);
  });

  it('comments, imported files, longer words and orders of stages are nothing to say', () => {
    expect(
      find(`
        // POST /api/forms/subscribe with x-form-token
        import { answer } from '../api/answer.ts';
        export { other } from '../api/other.ts';
        const late = import('../api/late.ts');
        const header = 'x-form-token-age';
        const path = '/amazing';
        const stages = ['PUBLISHED', 'DRAFT'] as const;
        let state: 'DRAFT' | 'GONE';
      `),
    ).toEqual([]);
  });
});
