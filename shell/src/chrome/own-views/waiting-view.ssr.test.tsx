import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getChromeMessages } from '../../locales/all-catalogues.server.ts';
import { WaitingView } from './waiting-view.tsx';

it.each(uiLanguages)(
  'ARC-008 a page that appears in the browser says in %s that it loads, and needs a script',
  (language) => {
    const html = renderToString(
      <MessagesProvider messages={getChromeMessages(language)}>
        <WaitingView title="Fairs &amp; more" />
      </MessagesProvider>,
    );
    const [waiting = '', noScript = ''] = html.split('<noscript>');
    expect(waiting).toMatch(/<h1[^>]*>Fairs &amp; more<\/h1>/);
    expect(waiting).toContain('role="status"');
    expect(noScript).toContain('JavaScript');
    // No id of a text is left untranslated.
    expect(html).not.toContain('waiting.');
  },
);
