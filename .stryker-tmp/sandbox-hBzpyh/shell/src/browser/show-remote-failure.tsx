// @ts-nocheck
import { createMessages, MessagesProvider } from '@kmx/shared-contracts/messages.tsx';
import { createRoot } from 'react-dom/client';
import { RemoteFailure } from '../chrome/remote-failure.tsx';
import type { BootData } from '../page-view/boot-data.ts';
import { loadMessages } from './load-messages.ts';

/** Offers a retry beside the server's HTML, which stays readable and navigable (promise 1). */
export function showRemoteFailure(boot: BootData, retry: () => void): void {
  const place = document.getElementById('kmx-failure');
  if (!place) return;
  void loadMessages(boot.locale.language).then((messages) => {
    const root = createRoot(place);
    root.render(
      <MessagesProvider messages={createMessages(boot.locale.language, messages)}>
        <RemoteFailure
          onRetry={() => {
            root.unmount();
            retry();
          }}
        />
      </MessagesProvider>,
    );
  });
}
