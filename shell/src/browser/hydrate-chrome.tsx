import { createMessages, MessagesProvider, useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { countBasketProducts } from '@kmx/shared-contracts/basket.ts';
import { hydrationDetails } from '@kmx/shared-contracts/hydration-details.ts';
import { unknownSession } from '@kmx/shared-contracts/session.ts';
import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FlashRegion } from '../chrome/banners/flash-region.tsx';
import { Header } from '../chrome/header/header.tsx';
import type { Auth } from '../session/create-auth.browser.ts';
import { $session } from '../session/session.model.ts';
import { $basket } from '../state/basket/basket.model.ts';
import { $flashMessages, messageDismissed, messageShown } from '../state/flash/flash-messages.model.ts';
import { $measurementSystem, systemChosen } from '../state/measurement/measurement.model.ts';
import { $isNewsUnread } from '../state/news/news-feed.model.ts';
import { panelOpened } from '../state/open-panel/open-panel.model.ts';
import { type BootData, flashElementId, headerElementId } from '../state/page-view/boot-data.ts';
import { $page } from '../state/page-view/page-view.model.ts';
import { announceAddedProducts } from './announce-added-products.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import type { ReportError } from './errors/report-error.ts';
import { loadMessages } from './load-messages.ts';
import type { Navigate } from './navigate.ts';
import { startOwnView } from './own-view.tsx';
import { startPanels } from './panels.tsx';

interface ChromeOptions {
  readonly boot: BootData;
  readonly scope: Scope;
  readonly auth: Auth;
  readonly navigate: Navigate;
  readonly reportError: ReportError;
}

/**
 * Hydrates the header and renders the flash messages; each is a separate React root next to the remote's. Resolves when
 * the header is hydrated: stored state that came earlier would differ from the server's HTML.
 */
export async function hydrateChrome(options: ChromeOptions): Promise<void> {
  const { boot, scope, reportError } = options;
  const messages = createMessages(boot.locale.language, await loadMessages(boot.locale.language));
  const header = document.getElementById(headerElementId);
  const wrap = (content: ReactNode) => (
    <Provider value={scope}>
      <MessagesProvider messages={messages}>{content}</MessagesProvider>
    </Provider>
  );
  if (header) {
    await new Promise<void>((resolve) => {
      // In slices, so that what a visitor does in the meantime is answered.
      startTransition(() => {
        hydrateRoot(header, wrap(<LiveHeader {...options} onHydrated={resolve} />), {
          identifierPrefix: 'shell',
          onRecoverableError: (error) => reportError(error, hydrationDetails),
        });
      });
    });
    header.removeAttribute('data-ssr');
    replayEarlyClicks(header);
  }
  const flash = document.getElementById(flashElementId);
  if (flash) createRoot(flash).render(wrap(<LiveFlashRegion />));
  startPanels(options, wrap);
  announceAddedProducts(scope, (id, values) => messages._(id, values));
  startOwnView(options, wrap);
}

/**
 * False for as long as the server's HTML is being hydrated: what was changed in the meantime is shown straight after, in
 * slices like the hydration, because the whole header is rendered once more.
 */
function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

const signOutMessageId = 'sign-out';

function LiveHeader({
  boot,
  auth,
  navigate,
  reportError,
  onHydrated,
}: ChromeOptions & { readonly onHydrated: () => void }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  const [page, session, basket, isNewsUnread, system] = useUnit([
    $page,
    $session,
    $basket,
    $isNewsUnread,
    $measurementSystem,
  ]);
  const [chooseSystem, openPanel, showMessage, dismiss] = useUnit([
    systemChosen,
    panelOpened,
    messageShown,
    messageDismissed,
  ]);
  const isHydrated = useIsHydrated();
  const translate = useTranslate();
  const onSignOut = () => {
    auth.contract.signOut().catch((error: unknown) => {
      reportError(error, 'sign-out');
      // The sign-out page tries again as soon as it is opened.
      const link = { text: translate('common.retry'), href: `${boot.chrome.mainSitePrefix}/mykomax/logout` };
      const text = translate('session.notSignedOut');
      showMessage({ id: signOutMessageId, kind: 'error', text, link, isStatic: false, isFloating: false });
    });
  };
  const { signOutFailure } = session;
  useEffect(() => {
    if (signOutFailure === undefined) dismiss(signOutMessageId);
  }, [signOutFailure, dismiss]);
  return (
    <Header
      site={boot.site}
      locale={boot.locale}
      urlPrefix={boot.urlPrefix}
      navigation={boot.navigation}
      chrome={page?.chrome ?? boot.chrome}
      meta={page?.result.meta ?? null}
      currentPath={page?.request.path ?? ''}
      // A page that asks who is there may know it before the header is hydrated.
      session={isHydrated ? session : unknownSession}
      basketCount={isHydrated ? countBasketProducts(basket) : 0}
      measurementSystem={isHydrated ? system : boot.measurementSystem}
      isNewsUnread={isNewsUnread}
      onChooseSystem={chooseSystem}
      onOpenPanel={openPanel}
      isTesting={boot.isTesting}
      isDraft={page?.request.stage === 'DRAFT'}
      loadMessages={loadMessages}
      onNavigate={navigate}
      onSignIn={() => navigate(`${boot.chrome.mainSitePrefix}/mykomax`)}
      onSignOut={onSignOut}
    />
  );
}

function LiveFlashRegion(): ReactNode {
  const [messages, dismiss] = useUnit([$flashMessages, messageDismissed]);
  return <FlashRegion messages={messages} onDismiss={dismiss} />;
}
