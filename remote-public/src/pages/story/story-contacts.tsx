import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { ContactAvatar } from '../../features/stories/contact-avatar.tsx';
import type { StoryContact } from '../../features/stories/story-contact.ts';
import * as styles from './story-contacts.module.css';

/** The people to contact about a story (PUB-029, SYS-065). */
export function StoryContacts({ contacts }: { readonly contacts: readonly StoryContact[] }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { language } = usePageRequest().locale;
  return (
    <section className={styles.contacts} aria-labelledby="story-contacts">
      <h2 id="story-contacts">{t('story.contacts')}</h2>
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <li key={contact.slug} className={styles.contact}>
            <ContactAvatar contact={contact} />
            <p>
              <a href={toHref(`/stories/contacts/${contact.slug}`)}>{contact.name}</a>
              {contact.role !== null && (
                <span className={styles.role} lang={resolveContentLang(contact.locale, language)}>
                  {contact.role}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
