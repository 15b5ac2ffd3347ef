import { createContractResult } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import { createLocale, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTestMessages, createTestRequest } from '../../test-page.ts';
import type { Profile } from './profile.query.ts';
import { ProfileFacts } from './profile-facts.tsx';

const profile: Profile = {
  ...{ id: 'u1', version: 1, firstName: '千恵', lastName: '佐藤', company: '', email: 'chie@hikari.example' },
  ...{ telephone: '', address: '', postalCode: '', city: '', country: 'JP', language: 'ja' },
  ...{ receivesMails: true, isManagedInternally: true },
};

function renderFacts(language: UiLanguage): string {
  const messages = createTestMessages(language);
  const request = { ...createTestRequest('/mykomax/account'), locale: createLocale(language, 'JP') };
  return renderToStaticMarkup(
    <RemoteRoot shell={null} request={request} result={createContractResult()}>
      <MessagesProvider messages={messages}>
        <ProfileFacts profile={profile} />
      </MessagesProvider>
    </RemoteRoot>,
  );
}

it.each([
  ['ja', true],
  ['zh', true],
  ['hu', true],
  ['de', false],
] as const)(
  'a profile that nobody may change shows the names in the order of %s (POR-082)',
  (language, isFamilyFirst) => {
    const html = renderFacts(language);
    expect(html.indexOf('佐藤')).toBeGreaterThan(0);
    expect(html.indexOf('佐藤') < html.indexOf('千恵')).toBe(isFamilyFirst);
  },
);
