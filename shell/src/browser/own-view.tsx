import { slotElementId } from '@kmx/shared-contracts/document-elements.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { resolveContactHref } from '../chrome/links/contact-href.ts';
import { CallbackView } from '../chrome/own-views/callback-view.tsx';
import type { Auth } from '../session/create-auth.browser.ts';
import type { BootData } from '../state/page-view/boot-data.ts';

interface OwnViewOptions {
  readonly boot: BootData;
  readonly auth: Auth;
}

/** Runs the sign-in return page, the one view that the shell renders itself in the browser (AUTH-001, AUTH-003). */
export function startOwnView({ boot, auth }: OwnViewOptions, wrap: (content: ReactNode) => ReactNode): void {
  const slot = document.getElementById(slotElementId);
  if (boot.ownView !== 'callback' || !slot) return;
  slot.replaceChildren();
  const root = createRoot(slot);
  const render = (state: 'working' | 'failed', errors: readonly string[]) =>
    root.render(
      wrap(
        <CallbackView
          state={state}
          errors={errors}
          urlPrefix={boot.urlPrefix}
          contactHref={resolveContactHref(boot.navigation, boot.chrome.mainSitePrefix)}
          onRetry={() => void auth.signIn(`${boot.urlPrefix}/mykomax`)}
        />,
      ),
    );
  render('working', []);
  const run = async (): Promise<void> => {
    const outcome = await auth.handleCallback(new URL(location.href));
    if (outcome.kind === 'signed-in') location.replace(outcome.returnUrl);
    // By Back, a bookmark or a second use of the address: the session continues, and so does the visitor.
    else if (await auth.isSignedIn()) location.replace(`${boot.urlPrefix}/mykomax`);
    else render('failed', outcome.errors);
  };
  void run();
}
