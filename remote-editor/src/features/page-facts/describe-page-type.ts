import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import { pageTypes } from './page-filters.ts';

/** Names the kind of a page; the field is free text, so a kind that is not known stands as it is. */
export function describePageType(type: string, t: Translate): string {
  return pageTypes.some((known) => known === type) ? t(`pageType.${type}`) : type;
}
