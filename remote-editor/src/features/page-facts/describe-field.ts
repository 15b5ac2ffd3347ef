import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';

/** Names a field for people; a field without a text in this version shows the model's name. */
export function describeField(name: string, t: Translate): string {
  const text = t(`field.${name}`);
  return text === `field.${name}` ? name : text;
}

/** Names a kind of block or item for people. */
export function describeBlock(typeName: unknown, t: Translate): string {
  const name = typeof typeName === 'string' ? typeName : '';
  const text = t(`block.${name}`);
  return text === `block.${name}` ? name : text;
}
