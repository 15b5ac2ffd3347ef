import { WhitepaperModule } from '@kmx/design-system/modules/whitepaper-module/whitepaper-module.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/blocks/rich-blocks.ts';

/** Whitepapers, each linking to its page with the form (PUB-024). */
export function WhitepaperBlock({ block }: { readonly block: RichBlockOf<'WhitepaperBlock'> }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { language } = usePageRequest().locale;
  const papers = block.whitepapers.map(({ slug, locale, ...paper }) => ({
    ...paper,
    href: toHref(`/whitepapers/${slug}`),
    lang: resolveContentLang(locale, language),
  }));
  return <WhitepaperModule title={block.title} overline={t('media.whitepaper')} language={language} papers={papers} />;
}
