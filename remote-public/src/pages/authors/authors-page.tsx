import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import * as stretchedLink from '@kmx/design-system/link/stretched-link.module.css';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { PageHeader } from '../../features/page-header/page-header.tsx';
import { ContactAvatar } from '../../features/stories/contact-avatar.tsx';
import type { AuthorsData } from './authors.data.ts';
import * as styles from './authors-page.module.css';

/** The authors of stories, who are also the people to contact about them (PUB-010). */
export function AuthorsPage({ data }: { readonly data: AuthorsData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  return (
    <div className={joinClassNames(box.page, styles.page)}>
      <PageHeader title={t('story.authors')} lead={t('story.authorsLead')} />
      <ul className={styles.authors}>
        {data.authors.map((author) => (
          <li key={author.slug} className={joinClassNames(styles.author, stretchedLink.box)}>
            <ContactAvatar contact={author} />
            <div>
              <h2 className={styles.name}>
                <a href={toHref(`/stories/contacts/${author.slug}`)} className={stretchedLink.link}>
                  {author.name}
                </a>
              </h2>
              <div lang={resolveContentLang(author.locale, locale.language)}>
                {author.role !== null && <p>{author.role}</p>}
                {author.place !== null && <p className={styles.place}>{author.place}</p>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
