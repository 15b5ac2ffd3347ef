import { createElement, type ReactNode } from 'react';
import { type I18n, MessagesProvider } from '../messages/messages.tsx';
import type { RemoteDefinition } from './define-remote.ts';
import type { PageDefinition } from './page-definition.ts';
import { findPage, type PartLoader } from './part-loader.ts';
import { usePageRequest, usePageResult } from './remote-root.tsx';

interface RemoteAppProps<Page extends PageDefinition> {
  readonly definition: RemoteDefinition<Page>;
  readonly messages: I18n;
  readonly parts: PartLoader;
}

/** A remote's tree on server and browser: the page of the result in the remote's frame, in the language of the messages. */
export function RemoteApp<Page extends PageDefinition>({
  definition: { pages, Frame, createKey },
  messages,
  parts,
}: RemoteAppProps<Page>): ReactNode {
  const request = usePageRequest();
  const { part, data } = usePageResult();
  // A redirect has no page.
  if (part === null) return null;
  const content = createElement(parts.read(part), { key: createKey?.(request) ?? part, data });
  return (
    <MessagesProvider messages={messages}>
      {Frame === undefined ? (
        content
      ) : (
        <Frame page={findPage(pages, part)} pages={pages}>
          {content}
        </Frame>
      )}
    </MessagesProvider>
  );
}
