import { getChromeMessages } from '../../locales/all-catalogues.server.ts';
import type { PageAddress } from '../../site/address.ts';
import { createOwnChrome } from '../chrome/create-page-chrome.ts';
import { loadFrame } from '../chrome/load-frame.ts';
import { renderCallbackView } from '../chrome/render-chrome.tsx';
import { createDocumentHeaders } from '../document/document-headers.ts';
import type { ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { composeDocument } from './compose-document.ts';
import { createOwnHead } from './own-head.ts';

/** Answers with the return page of a sign-in, which the shell renders without a remote. */
export async function answerCallback(
  context: RequestContext,
  address: PageAddress,
  shell: Pick<Shell, 'loadSystem' | 'loadNavigation' | 'chromeKeeper' | 'configuration'>,
): Promise<ShellResponse> {
  const { language } = address.locale;
  const { timing } = context;
  timing.end('shell-route');
  const frame = await loadFrame(address, context.contentStage, shell);
  const content = {
    payload: null,
    ownView: 'callback',
    head: createOwnHead(getChromeMessages(language)._('callback.title'), address.site),
    chrome: createOwnChrome(frame, context.url, 200, shell),
    slotHtml: renderCallbackView(language, address.urlPrefix),
    isServerRendered: true,
  } as const;
  const { body, filesOrigin } = composeDocument(context, frame, content, shell);
  timing.end('shell-document');
  const headers = { ...createDocumentHeaders(false, filesOrigin), 'server-timing': timing.format('bypass') };
  // The address carries a code: it must neither be kept nor passed on as a referrer.
  return { status: 200, headers: { ...headers, 'referrer-policy': 'no-referrer' }, body };
}
