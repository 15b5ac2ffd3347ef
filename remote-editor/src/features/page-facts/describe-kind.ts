import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';

/** Names a kind of entry in the plural; one that this version has no word for stands as the model calls it. */
export function describeKind(kind: string, t: Translate): string {
  const text = t(`kind.${kind}`);
  return text === `kind.${kind}` ? kind : text;
}
