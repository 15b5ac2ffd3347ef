import { createMessages, type Messages, MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as english from '../locales/en.json';

// The build turns the file into compiled messages; the type checker sees the file itself.
const { messages } = english as unknown as { readonly messages: Messages };
const texts = createMessages('en', messages);

/** Provides an example of the editor area with its English texts; request and shell come from the page that shows it. */
export function EditorExample({ children }: { readonly children: ReactNode }): ReactNode {
  return <MessagesProvider messages={texts}>{children}</MessagesProvider>;
}
