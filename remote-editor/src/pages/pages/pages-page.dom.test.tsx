import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { samplePage } from '../../samples/sample-entries.ts';
import { openEditor } from '../../test-content.ts';

const pages = { part: 'pages', address: '/editor/pages' };
const createConnection = (count: number, nodes: readonly object[] = [samplePage]) => ({
  aggregate: { count },
  edges: nodes.map((node) => ({ node })),
});

it('EDT-001 the list of pages says where each page is, how it stands and who changed it last', async () => {
  await openEditor(pages, { content: { pagesConnection: () => createConnection(1) } });
  const row = page.getByRole('row', { name: /^Cables and wires/ });
  await expect.element(row).toMatchTextContent('KMX · /cables');
  await expect.element(row).toMatchTextContent('Changed');
  await expect.element(row).toMatchTextContent('Rita');
});
