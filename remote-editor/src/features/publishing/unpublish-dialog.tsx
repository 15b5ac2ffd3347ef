import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { PageRecord } from '../../data/page-record.ts';
import { publishPage } from '../../data/publish-page.ts';
import { useAction } from '../../data/use-action.ts';
import { useShowMessage } from '../frame/use-show-message.ts';
import { describeLanguages } from '../page-facts/language-state.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { EditorFailure } from '../states/editor-failure.tsx';

interface UnpublishDialogProps {
  readonly page: PageRecord;
  readonly language: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The default language of the content: a page that loses it leaves the site as a whole (HY-72). */
const defaultLanguage = 'en';

/** Asks before a language of a page leaves the site, and says when all of the page will. */
export function UnpublishDialog({ page, language, onClose, onDone }: UnpublishDialogProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useAction();
  const name = nameLanguage(language);
  const others = describeLanguages(page).filter((own) => own.state !== 'draft' && own.language !== language);
  const isWhole = language === defaultLanguage || others.length === 0;
  const unpublish = async () => {
    const done = await run(() => publishPage({ action: 'unpublish', id: page.id, languages: [language] }));
    if (done === null) return;
    onClose();
    onDone();
    showMessage('success', t('unpublish.done', { language: name }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('unpublish.title', { language: name })}
      closeText={t('close')}
      footer={
        <Stack direction="row" gap={3}>
          <Button busy={isRunning} onClick={() => void unpublish()}>
            {t('unpublish')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={4}>
        <p>{t(isWhole ? 'unpublish.whole' : 'unpublish.text')}</p>
        {error !== null && <EditorFailure error={error} />}
      </Stack>
    </Dialog>
  );
}
