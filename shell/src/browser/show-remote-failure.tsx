import { createMessages, MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { createRoot, type Root } from 'react-dom/client';
import { RemoteFailure } from '../chrome/banners/remote-failure.tsx';
import type { BootData } from '../state/page-view/boot-data.ts';
import { loadMessages } from './load-messages.ts';

let hideShown: (() => void) | null = null;

/**
 * Offers a retry next to the server's HTML, which stays readable and navigable (promise 1). Returns a function that
 * removes the offer; there is one at most.
 */
export function showRemoteFailure(boot: BootData, retry: () => void): () => void {
  hideShown?.();
  let root: Root | null = null;
  let isHidden = false;
  const hide = (): void => {
    isHidden = true;
    root?.unmount();
    root = null;
  };
  hideShown = hide;
  const place = document.getElementById('kmx-failure');
  if (!place) return hide;
  void loadMessages(boot.locale.language).then((messages) => {
    if (isHidden) return;
    root = createRoot(place);
    root.render(
      <MessagesProvider messages={createMessages(boot.locale.language, messages)}>
        <RemoteFailure
          onRetry={() => {
            hide();
            retry();
          }}
        />
      </MessagesProvider>,
    );
  });
  return hide;
}
