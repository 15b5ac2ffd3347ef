import { Card } from '@kmx/design-system/card/card.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { resolveContentLang } from '../data/content-language.ts';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './whitepaper-block.module.css';

/** Whitepapers with what they are about; each leads to its page with the form (PUB-024). */
export function WhitepaperBlock({ block }: { readonly block: RichBlockOf<'WhitepaperBlock'> }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  return (
    <Section spacing="compact">
      <BlockHeading title={block.title} className={styles.heading} />
      <ul className={styles.papers}>
        {block.whitepapers.map(({ slug, title, leadText, image, locale: language }) => (
          <li key={slug} lang={resolveContentLang(language, locale.language)}>
            <Card
              title={title}
              href={toHref(`/whitepapers/${slug}`)}
              overline={<span lang={locale.language}>{t('media.whitepaper')}</span>}
              {...(image === null ? {} : { picture: <AssetPicture asset={image} preset="asideVideo" /> })}
              className={styles.paper}
            >
              {leadText}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
