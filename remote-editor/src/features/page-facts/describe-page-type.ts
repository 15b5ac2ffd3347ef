import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import { pageTypes } from './page-filters.ts';

/** Names the type of a page; the field is free text, so an unknown type is shown unchanged. */
export function describePageType(type: string, t: Translate): string {
  return pageTypes.some((known) => known === type) ? t(`pageType.${type}`) : type;
}
