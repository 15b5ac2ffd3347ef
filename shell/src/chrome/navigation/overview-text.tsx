import { MarkedText } from '@kmx/remote-kit/messages/marked-text.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { NavigationItem } from '@kmx/shared-contracts/navigation.ts';

/** Text of the link to the page of an opened branch; only the title is marked when it is in another language (PUB-062). */
export function OverviewText({ item }: { readonly item: NavigationItem }) {
  const { title, language } = item;
  return (
    <span>
      <MarkedText translate={useTranslate()} id="nav.overview" texts={{ title }} lang={language} />
    </span>
  );
}
