import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { closeIcon, languageIcon } from '@kmx/design-system/icon/icons.ts';
import { createMessages, type I18n, type Messages } from '@kmx/remote-kit/messages/messages.tsx';
import { useEffect, useState } from 'react';
import type { LanguageChoice } from '../../state/page-view/chrome-view.ts';
import { languageOfferKey } from '../../state/stored-keys.ts';
import { focusPageStart } from './focus-page-start.ts';
import * as styles from './language-offer.module.css';
import { findPreferredLanguage } from './preferred-language.ts';
import * as strip from './strip.module.css';

/** Loads the chrome's texts of one language; rejects when they cannot be loaded. */
export type LoadMessages = (language: string) => Promise<Messages>;

interface LanguageOfferProps {
  readonly languages: readonly LanguageChoice[];
  /** Absent on the server, which knows the browser's preference only from the address. */
  readonly loadMessages: LoadMessages | undefined;
}

interface Offer {
  readonly choice: LanguageChoice;
  readonly texts: I18n;
}

/** Offers the browser's language, in that language, where the page exists in it; a dismissal holds for the browser (D-46). */
export function LanguageOffer({ languages, loadMessages }: LanguageOfferProps) {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const choice = findPreferredLanguage(languages, navigator.languages);
    setOffer(null);
    if (choice && loadMessages && !isDismissed()) {
      // Without its texts there is no offer; the language selector in the header still works.
      loadMessages(choice.language).then(
        (messages) => isCurrent && setOffer({ choice, texts: createMessages(choice.language, messages) }),
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [languages, loadMessages]);
  if (offer === null) return null;
  const { choice, texts } = offer;
  const dismiss = () => {
    // The focus would go with the button; what follows it is the page.
    focusPageStart();
    setOffer(null);
    rememberDismissal();
  };
  return (
    <section
      className={joinClassNames(strip.strip, styles.offer)}
      aria-label={texts._('banner.label')}
      lang={choice.language}
    >
      <div className={styles.inner}>
        <Icon drawing={languageIcon} />
        <p className={styles.text}>
          {texts._('offer.text')}{' '}
          <a href={choice.href} hrefLang={choice.language} data-locale-choice="" onClick={rememberDismissal}>
            {choice.name}
          </a>
        </p>
        <IconButton icon={closeIcon} size="small" label={texts._('common.close')} onClick={dismiss} />
      </div>
    </section>
  );
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(languageOfferKey) !== null;
  } catch {
    // Without storage a dismissal could not be kept, so the offer would come back on every page.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(languageOfferKey, 'dismissed');
  } catch {
    // A browser without storage never gets this far: it shows no offer.
  }
}
