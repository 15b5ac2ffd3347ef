import { Button } from '@kmx/design-system/button/button.tsx';
import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { FormFrame } from '@kmx/remote-kit/forms/form-frame.tsx';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type ReactNode, useState } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import { changeTranslation, type PageTranslation } from '../../data/page-translation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { EditorFailure } from '../states/editor-failure.tsx';
import * as styles from './start-form.module.css';

interface StartFormProps {
  readonly page: EntryRecord;
  readonly translation: PageTranslation;
  readonly onStarted: (translation: PageTranslation) => void;
}

/** Chooses further languages and starts their translation (EDT-010); renders nothing when the page has all languages. */
export function StartForm({ page, translation, onStarted }: StartFormProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useMutation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const used = [translation.sourceLanguage, ...translation.targetLanguages.map(({ language }) => language)];
  const possible = uiLanguages.filter(
    (language) => !used.includes(language) && (page.languages.length === 0 || page.languages.includes(language)),
  );
  const wanted = chosen.filter((language) => !used.includes(language));
  const form = useCheckedForm({
    id: 'translation',
    values: { languages: wanted },
    rules: { languages: ({ languages }) => (languages.length === 0 ? 'missing' : null) },
    describe: (problem) => t(`translation.start.${problem}`),
  });
  if (possible.length === 0) return null;
  const start = async () => {
    const started = await run(() => changeTranslation('start', page.id, wanted));
    if (started === null) return;
    setChosen([]);
    onStarted(started);
    showMessage('success', t('translation.started', { count: wanted.length }));
  };
  return (
    <FormFrame className={styles.form} form={form} canSend={!isRunning} onSend={() => void start()}>
      <fieldset className={styles.languages}>
        <legend className={styles.legend}>{t('translation.start.legend')}</legend>
        {possible.map((language) => (
          <Checkbox
            key={language}
            label={nameLanguage(language)}
            checked={chosen.includes(language)}
            onChange={({ currentTarget: { checked } }) => {
              setChosen((last) => (checked ? [...last, language] : last.filter((candidate) => candidate !== language)));
            }}
          />
        ))}
      </fieldset>
      <div role="status" className={styles.problem}>
        {form.getField('languages').error}
      </div>
      {error !== null && <EditorFailure error={error} />}
      <div>
        <Button type="submit" variant="secondary" busy={isRunning}>
          {t('translation.start')}
        </Button>
      </div>
    </FormFrame>
  );
}
