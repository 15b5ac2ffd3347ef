import { describeCatalogues } from '@kmx/remote-kit/contract-tests/describe-catalogues.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import { maxCounted } from '../features/lists/max-counted.ts';
import { createTestMessages, readCatalogue } from '../test-page.ts';

describeCatalogues({ readCatalogue });

it('SYS-070 the texts of the portal use the plural of the language', () => {
  const count = (language: 'cs' | 'ro', number: number) =>
    createTestMessages(language)._('dashboard.lead', { count: number });
  expect([count('cs', 1), count('cs', 2), count('cs', 5)]).toEqual([
    'Využíváte 1 službu.',
    'Využíváte 2 služby.',
    'Využíváte 5 služeb.',
  ]);
  expect(count('ro', 20)).toBe('Utilizați 20 de servicii.');
});

const countedMessages = [
  'users.count',
  'users.audit.count',
  'tickets.count',
  'machines.count',
  'next.requests.title',
  'next.maintenance.title',
  'dashboard.openTickets',
];
it.each(uiLanguages)('POR-006 POR-021 what is not counted further is "more than" in %s', (language) => {
  const messages = createTestMessages(language);
  const render = (id: string, count: number) => messages._(id, { count });
  const [written = ''] = /10\D?000/.exec(render('tickets.count', maxCounted)) ?? [];
  expect(written).not.toBe('');
  expect(messages._('dashboard.many')).toBe(`${written}+`);
  for (const id of countedMessages) {
    const more = render(id, maxCounted + 1);
    expect(more).toContain(written);
    expect(more).not.toBe(render(id, maxCounted));
  }
});
