import { listTexts } from '@kmx/remote-kit/contract-tests/list-texts.ts';
import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTestMessages } from '../chrome.fixture.ts';
import { CompareEntry } from './compare-entry.tsx';

const ignore = () => undefined;

it('PUB-062 an entry of the compare panel marks the names that are in another language', () => {
  const variant = { metric: 'English variant', imperial: 'English variant' };
  const group = { slug: 'presses', name: 'English presses' };
  const product = { key: 'a', name: 'English press', route: '/products/presses/a', image: null, variant, group };
  const list = (lang: { readonly lang?: string }) =>
    listTexts(
      renderToString(
        <MessagesProvider messages={createTestMessages('cs')}>
          <CompareEntry
            slug="a"
            product={{ ...product, ...lang }}
            isWithdrawn={false}
            system="Metric"
            isRepeated={false}
            place="/cs-cz"
            onFollow={ignore}
            onRemove={ignore}
          />
        </MessagesProvider>,
      ),
    );
  expect(list({ lang: 'en' })).toEqual([
    ['English press', 'en'],
    ['English variant', 'en'],
  ]);
  expect(list({}).map(([, language]) => language)).toEqual(['', '']);
});
