import { createContractResult } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MachineDetail } from '../../features/machines/machine.query.ts';
import { createTestMessages, createTestRequest } from '../../test-page.ts';
import { MachineDocuments } from './machine-documents.tsx';

const messages = createTestMessages('de');
const request = createTestRequest('/mykomax/inventory/m1');
const languages = ['ja', 'en', 'zh', 'de'];
const documents = languages.map((language) => ({
  name: `Manual (${language})`,
  type: 'manual',
  language,
  sizeBytes: 900,
  url: `/service-desk/downloads/${language}.pdf`,
}));

function renderDocuments(): string {
  return renderToString(
    <RemoteRoot shell={null} request={request} result={createContractResult()}>
      <MessagesProvider messages={messages}>
        <MachineDocuments machine={{ name: 'Ferro 115', documents } as unknown as MachineDetail} />
      </MessagesProvider>
    </RemoteRoot>,
  );
}

it("PUB-089 the documents of a machine start with those in the reader's language, then English", () => {
  const html = renderDocuments();
  const order = [...html.matchAll(/href="\/service-desk\/downloads\/(\w+)\.pdf"/g)].map(([, language]) => language);
  expect(order).toEqual(['de', 'en', 'ja', 'zh']);
});

it('POR-024 the table of documents has its own name, not that of the section around it', () => {
  const html = renderDocuments();
  const [, heading] = /<h2[^>]*id="machine-documents"[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html) ?? [];
  const [, caption] = /<caption[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html) ?? [];
  expect([heading, caption]).toEqual(['Dokumente', 'Dokumente: Ferro 115']);
});
