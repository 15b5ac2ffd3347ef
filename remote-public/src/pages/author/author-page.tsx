import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { mailIcon, phoneIcon } from '@kmx/design-system/icon/icons.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { Link } from '@kmx/design-system/link/link.tsx';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { ContactAvatar } from '../../features/stories/contact-avatar.tsx';
import { TeaserCards } from '../../features/stories/teaser-cards.tsx';
import type { AuthorData } from './author.data.ts';
import * as styles from './author-page.module.css';

/** An author with contact details and stories (PUB-010). */
export function AuthorPage({ data: { author, stories } }: { readonly data: AuthorData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  const lang = resolveContentLang(author.locale, locale.language);
  return (
    <div className={joinClassNames(box.page, styles.page)}>
      <header className={styles.header}>
        <ContactAvatar contact={author} size="large" />
        <div className={styles.facts}>
          <h1>{author.name}</h1>
          {author.role !== null && (
            <p className={styles.role} lang={lang}>
              {author.role}
            </p>
          )}
          {author.place !== null && (
            <p className={styles.place} lang={lang}>
              {author.place}
            </p>
          )}
          <p className={styles.ways}>
            {author.email !== null && (
              <Link href={`mailto:${author.email}`} icon={mailIcon}>
                {author.email}
              </Link>
            )}
            {author.phone !== null && (
              <Link href={`tel:${author.phone.replaceAll(' ', '')}`} icon={phoneIcon}>
                {author.phone}
              </Link>
            )}
          </p>
        </div>
      </header>
      {author.bio !== null && (
        <div lang={lang}>
          <RichText content={author.bio.raw} />
        </div>
      )}
      {stories.length > 0 && (
        <section className={styles.stories} aria-labelledby="stories-of-author">
          <h2 id="stories-of-author">{t('story.byAuthor', { name: author.name })}</h2>
          <TeaserCards stories={stories} level={3} />
        </section>
      )}
      <Link variant="standalone" href={toHref('/stories/contacts')}>
        {t('story.authors')}
      </Link>
    </div>
  );
}
