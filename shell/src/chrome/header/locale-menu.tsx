import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { globeIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import { type ReactNode, useId } from 'react';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import { Popover } from '../controls/popover.tsx';
import * as tool from '../controls/tool.module.css';
import * as styles from './locale-menu.module.css';

interface LocaleMenuProps {
  readonly chrome: ChromeView;
  readonly locale: Locale;
  readonly measurementSystem: MeasurementSystem;
  readonly onChooseSystem: (system: MeasurementSystem) => void;
}

/** The same page in other languages and countries as plain links, languages written in themselves, and the units (PUB-063, SYS-068). */
export function LocaleMenu({ chrome, locale, measurementSystem, onChooseSystem }: LocaleMenuProps) {
  const translate = useTranslate();
  const language = chrome.languages.find(({ isCurrent }) => isCurrent)?.name ?? locale.language;
  const country = chrome.countries.find(({ isCurrent }) => isCurrent)?.name;
  // The accessible name must contain the visible code (WCAG 2.5.3).
  const code = locale.code.toUpperCase();
  const current = [code, language, country].filter((part) => part !== undefined).join(', ');
  const button = (
    <>
      <Icon drawing={globeIcon} />
      <span className={tool.name} aria-hidden="true">
        {code}
      </span>
    </>
  );
  return (
    <Popover label={translate('locale.button', { current })} button={button}>
      <ChoiceGroup title={translate('locale.languages')}>
        {chrome.languages.map((choice) => (
          <li key={choice.language}>
            <a
              className={styles.choice}
              href={choice.href}
              hrefLang={choice.language}
              lang={choice.language}
              aria-current={choice.isCurrent ? 'true' : undefined}
              data-locale-choice=""
              data-available={choice.isAvailable}
            >
              <span>{choice.name}</span>
              {!choice.isAvailable && (
                <span lang={locale.language}>
                  <VisuallyHidden>({translate('locale.untranslated')})</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ChoiceGroup>
      {chrome.countries.length > 0 && (
        <ChoiceGroup title={translate('locale.countries')}>
          {chrome.countries.map((choice) => (
            <li key={choice.countryCode}>
              <a
                className={styles.choice}
                href={choice.href}
                aria-current={choice.isCurrent ? 'true' : undefined}
                data-locale-choice=""
              >
                <span>{choice.name}</span>
              </a>
            </li>
          ))}
        </ChoiceGroup>
      )}
      <ChoiceGroup title={translate('units.title')} isScripted>
        {(['Metric', 'Imperial'] as const).map((system) => (
          <li key={system}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={system === measurementSystem}
              onClick={() => onChooseSystem(system)}
            >
              {translate(`units.${system}`)}
            </button>
          </li>
        ))}
      </ChoiceGroup>
    </Popover>
  );
}

interface ChoiceGroupProps {
  readonly title: string;
  /** Whether its choices need script. */
  readonly isScripted?: boolean;
  readonly children: ReactNode;
}

function ChoiceGroup({ title, isScripted = false, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div className={styles.group} data-scripted={isScripted ? '' : undefined}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
