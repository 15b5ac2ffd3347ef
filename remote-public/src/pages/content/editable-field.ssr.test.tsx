import { createMessages } from '@kmx/remote-kit/messages/messages.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { allPages } from '../../all-pages.server.ts';
import { App } from '../../app.tsx';
import { createPageResult } from '../../data/page/page-parts.ts';
import { createTestRequest } from '../../test-request.ts';

function render(stage: 'DRAFT' | 'PUBLISHED'): string {
  const request = createTestRequest({ stage });
  const quote = { id: 'b0c1', __typename: 'QuoteBlock' as const, text: 'Said', author: 'Someone', role: null };
  const page = { title: 'Company', data: { page: 'content' as const, title: 'Company', blocks: [quote] } };
  const result = createPageResult(request, page);
  return renderToString(
    <RemoteRoot shell={null} request={request} result={{ ...result, meta: { ...result.meta, id: 'page-1' } }}>
      <App messages={createMessages('en', {})} pages={allPages} />
    </RemoteRoot>,
  );
}

it('HY-87 a draft says which entry and field its parts come from, a published page does not', () => {
  const html = render('DRAFT');
  expect(html).toContain('<div data-hygraph-entry-id="page-1" data-hygraph-field-api-id="title">');
  const chain = '[{&quot;fieldId&quot;:&quot;blocks&quot;,&quot;instanceId&quot;:&quot;b0c1&quot;}]';
  expect(html).toContain(
    `<div data-hygraph-entry-id="page-1" data-hygraph-field-api-id="blocks" data-hygraph-component-chain="${chain}">`,
  );
  expect(render('PUBLISHED')).not.toContain('hygraph');
});
