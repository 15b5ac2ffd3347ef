import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { expect, it } from 'vitest';
import { createPageResult } from '../../data/page/page-parts.ts';
import { remote } from '../../remote.server.ts';
import { createTestRequest } from '../../test-page.ts';

function render(stage: 'DRAFT' | 'PUBLISHED'): Promise<string> {
  const request = createTestRequest({ stage });
  const quote = { id: 'b0c1', __typename: 'QuoteBlock' as const, text: 'Said', author: 'Someone', role: null };
  const page = { title: 'Company', data: { page: 'content' as const, title: 'Company', blocks: [quote] } };
  const result = createPageResult(request, page);
  return renderPage(remote, { request, result: { ...result, meta: { ...result.meta, id: 'page-1' } } });
}

it('HY-87 a draft marks the entry and field of its parts, a published page does not', async () => {
  const html = await render('DRAFT');
  expect(html).toContain('<div data-hygraph-entry-id="page-1" data-hygraph-field-api-id="title">');
  const chain = '[{&quot;fieldId&quot;:&quot;blocks&quot;,&quot;instanceId&quot;:&quot;b0c1&quot;}]';
  expect(html).toContain(
    `<div data-hygraph-entry-id="page-1" data-hygraph-field-api-id="blocks" data-hygraph-component-chain="${chain}">`,
  );
  expect(await render('PUBLISHED')).not.toContain('hygraph');
});
