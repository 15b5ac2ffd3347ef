import { Button } from '@kmx/design-system/button/button.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { createHref, useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { NotFoundData } from '../../data/page/not-found.data.ts';
import { PageBlock } from '../../features/blocks/page-block.tsx';
import { useReference } from '../../features/reference/use-reference.ts';

/**
 * The page for unknown addresses, with further links and the editors' text; sub-sites have neither products nor contact
 * page (PUB-040, PUB-049).
 */
export function NotFoundPage({ data: { content } }: { readonly data: NotFoundData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const reference = useReference();
  const { path, mainSitePrefix, locale } = usePageRequest();
  const toMainHref = (target: string) => createHref(mainSitePrefix, target);
  const isOwnTitle = content !== null && content.language === locale.language;
  return (
    <>
      <NoticePage
        overline="404"
        title={isOwnTitle ? content.title : t('notFound.title')}
        text={t('notFound.text')}
        note={t('notFound.path', { path })}
        reference={reference}
      >
        <Button href={toMainHref('/products')}>{t('notFound.products')}</Button>
        <Button href={toHref('/')} variant="secondary">
          {t('notFound.home')}
        </Button>
        <Button href={toMainHref('/contact')} variant="quiet">
          {t('product.contact')}
        </Button>
      </NoticePage>
      {content !== null && (
        <div lang={resolveContentLang(content.language, locale.language)}>
          {content.blocks.map((block, place) => (
            // The blocks of a page never change their order once rendered.
            <PageBlock key={`${block.__typename}-${String(place)}`} block={block} isFirst={false} />
          ))}
        </div>
      )}
    </>
  );
}
