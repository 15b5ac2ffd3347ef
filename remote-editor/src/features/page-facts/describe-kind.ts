import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';

/** Names a kind of entry in the plural; a kind without a text in this version shows the model's name. */
export function describeKind(kind: string, t: Translate): string {
  const text = t(`kind.${kind}`);
  return text === `kind.${kind}` ? kind : text;
}
