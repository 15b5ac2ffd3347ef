import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { closeIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useEffect, useState } from 'react';
import type { LanguageChoice } from '../page-view/chrome-view.ts';
import * as styles from './language-offer.module.css';
import { findPreferredLanguage } from './preferred-language.ts';

const storageKey = 'kmx.language-offer';

/** Offers the browser's language where the page exists in it; a dismissal holds for the browser (D-46). */
export function LanguageOffer({ languages }: { readonly languages: readonly LanguageChoice[] }) {
  const translate = useTranslate();
  const [preferences, setPreferences] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isDismissed()) setPreferences(navigator.languages);
  }, []);
  const choice = findPreferredLanguage(languages, preferences);
  if (choice === null) return null;
  const dismiss = () => {
    setPreferences([]);
    rememberDismissal();
  };
  return (
    <section className={styles.offer} aria-label={translate('banner.label')}>
      <p className={styles.text}>
        {translate('offer.text')}{' '}
        <a href={choice.href} hrefLang={choice.language} lang={choice.language} onClick={rememberDismissal}>
          {choice.name}
        </a>
      </p>
      <IconButton icon={closeIcon} size="small" label={translate('common.close')} onClick={dismiss} />
    </section>
  );
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    // Without storage a dismissal could not be kept, so the offer would come back on every page.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(storageKey, 'dismissed');
  } catch {
    // A browser without storage shows no offer in the first place.
  }
}
