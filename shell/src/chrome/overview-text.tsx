import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { NavigationItem } from '@kmx/shared-contracts/navigation.ts';

/** Text of the link to the page of an opened branch; a title in another language says so, the words around it do not (PUB-062). */
export function OverviewText({ item }: { readonly item: NavigationItem }) {
  const translate = useTranslate();
  const { title, language } = item;
  if (language === undefined) return <span>{translate('nav.overview', { title })}</span>;
  // No text has a line break, so it marks the place of the title.
  const [before, after] = translate('nav.overview', { title: '\n' }).split('\n');
  return (
    <span>
      {before}
      <span lang={language}>{title}</span>
      {after}
    </span>
  );
}
