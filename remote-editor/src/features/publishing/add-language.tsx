import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type ReactNode, useState } from 'react';
import { createContentPath } from '../../data/editor-paths.ts';
import type { EntryRecord } from '../../data/entry-record.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import * as styles from './add-language.module.css';

/** Links to the form for a language that the entry does not have yet. */
export function AddLanguage({ page }: { readonly page: EntryRecord }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const nameLanguage = useLanguageNames();
  const offered = uiLanguages.filter((language) => page.languages.length === 0 || page.languages.includes(language));
  const missing = offered.filter((language) => !page.localizations.some(({ locale }) => locale === language));
  const [chosen, setChosen] = useState<string | null>(null);
  const language = chosen ?? missing[0];
  if (language === undefined) return null;
  return (
    <div className={styles.row}>
      <Select
        label={t('language.missing')}
        value={language}
        options={missing.map((value) => ({ value, text: nameLanguage(value) }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button variant="secondary" icon={plusIcon} href={href(createContentPath(page.kind, page.id, language))}>
        {t('language.add')}
      </Button>
    </div>
  );
}
