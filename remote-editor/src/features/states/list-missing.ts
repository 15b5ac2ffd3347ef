import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import { describeField } from '../page-facts/describe-field.ts';

// The content service's message, which names every empty place: `title`, `blocks.2.items.0.date`.
const pattern = /^cannot be published, these are empty: (?<places>[\w., ]+)$/;

function describePlace(place: string, t: Translate): string {
  const [first = '', second, ...rest] = place.split('.');
  const isBlock = first === 'blocks' && second !== undefined;
  const steps = isBlock ? rest : place.split('.');
  const named = steps.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : describeField(step, t)));
  return [...(isBlock ? [t('content.block', { number: Number(second) + 1 })] : []), ...named].join(' · ');
}

/** Names for people what a refused publication lacks; empty when it was refused for another reason. */
export function listMissing(message: string, t: Translate): readonly string[] {
  const places = pattern.exec(message)?.groups?.['places'];
  return places === undefined ? [] : places.split(', ').map((place) => describePlace(place, t));
}
