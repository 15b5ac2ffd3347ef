import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import { describeField } from '../page-facts/describe-field.ts';

// The words of the content service, which names every place that is empty: `title`, `blocks.2.items.0.date`.
const pattern = /^cannot be published, these are empty: (?<places>[\w., ]+)$/;

function describePlace(place: string, t: Translate): string {
  const [first = '', second, ...rest] = place.split('.');
  const isBlock = first === 'blocks' && second !== undefined;
  const steps = isBlock ? rest : place.split('.');
  const named = steps.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : describeField(step, t)));
  return [...(isBlock ? [t('content.block', { number: Number(second) + 1 })] : []), ...named].join(' · ');
}

/** What a refused publication lacks, named for people; empty when it was refused for another reason. */
export function listMissing(message: string, t: Translate): readonly string[] {
  const places = pattern.exec(message)?.groups?.['places'];
  return places === undefined ? [] : places.split(', ').map((place) => describePlace(place, t));
}
