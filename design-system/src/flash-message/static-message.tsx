import type { ReactNode } from 'react';
import { MessageBox, type MessageContent } from './message-box.tsx';

/** Says what currently applies; part of the page, so it cannot be dismissed (PUB-056). */
export function StaticMessage(content: MessageContent): ReactNode {
  return <MessageBox content={content} />;
}
