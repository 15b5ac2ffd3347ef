import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { readRequestId } from '@kmx/server-kit/operations/request-scope.server.ts';
import { unknownSession } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ReleasePreviewStrip, type ReleasePreviewStripProps } from '../../chrome/banners/release-preview-strip.tsx';
import { Footer } from '../../chrome/footer/footer.tsx';
import { Header } from '../../chrome/header/header.tsx';
import { resolveContactHref } from '../../chrome/links/contact-href.ts';
import { CallbackView } from '../../chrome/own-views/callback-view.tsx';
import { type ErrorReason, ErrorView } from '../../chrome/own-views/error-view.tsx';
import { WaitingView } from '../../chrome/own-views/waiting-view.tsx';

import { getChromeMessages } from '../../locales/all-catalogues.server.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import type { DocumentData } from '../document/document-data.ts';
import type { PageFrame } from './page-frame.ts';

function render(language: string, content: ReactNode): string {
  return renderToString(<MessagesProvider messages={getChromeMessages(language)}>{content}</MessagesProvider>, {
    identifierPrefix: 'shell',
  });
}

const ignore = () => {};

/** HTML of the header for a signed-out visitor with an empty basket; the browser takes over from there. */
export function renderHeader(boot: DocumentData): string {
  return render(
    boot.locale.language,
    <Header
      site={boot.site}
      locale={boot.locale}
      urlPrefix={boot.urlPrefix}
      navigation={boot.navigation}
      chrome={boot.chrome}
      meta={boot.page?.result.meta ?? null}
      currentPath={boot.page?.request.path ?? ''}
      session={unknownSession}
      basketCount={0}
      measurementSystem={boot.measurementSystem}
      isNewsUnread={false}
      isTesting={boot.isTesting}
      isDraft={boot.page?.request.stage === 'DRAFT'}
      onSignIn={ignore}
      onSignOut={ignore}
      onChooseSystem={ignore}
      onOpenPanel={ignore}
    />,
  );
}

/** HTML of the footer, which needs no script. */
export function renderFooter(boot: DocumentData): string {
  return render(
    boot.locale.language,
    <Footer site={boot.site} navigation={boot.navigation} urlPrefix={boot.urlPrefix} locale={boot.locale} />,
  );
}

/** HTML of the strip that says that a page is a preview of releases. */
export function renderReleasePreview(preview: ReleasePreviewStripProps): string {
  return render(preview.locale.language, <ReleasePreviewStrip {...preview} />);
}

interface ShownError {
  readonly status: number;
  readonly reason: ErrorReason | null;
  readonly path: string;
  readonly message: string;
}

/** HTML of the designed error page; its ways on lead to pages that exist, on the main site where this one has none. */
export function renderErrorView(error: ShownError, { address, navigation }: PageFrame, chrome: ChromeView): string {
  const { mainSitePrefix } = chrome;
  const contactHref = resolveContactHref(navigation, mainSitePrefix);
  const places = { urlPrefix: address.urlPrefix, mainSitePrefix, contactHref };
  return render(address.locale.language, <ErrorView {...error} {...places} requestId={readRequestId()} />);
}

/** HTML of a page that only appears in the browser. */
export function renderWaitingView(language: string, title: string): string {
  return render(language, <WaitingView title={title} />);
}

/** HTML of the sign-in return page before its script runs. */
export function renderCallbackView(language: string, urlPrefix: string): string {
  const places = { urlPrefix, contactHref: '' };
  return render(language, <CallbackView state="working" errors={[]} onRetry={ignore} {...places} />);
}
