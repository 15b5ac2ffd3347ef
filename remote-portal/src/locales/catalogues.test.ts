import { describeCatalogues } from '@kmx/remote-kit/contract-tests/describe-catalogues.ts';
import { expect, it } from 'vitest';
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
