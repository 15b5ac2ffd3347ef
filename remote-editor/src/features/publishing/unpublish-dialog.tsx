import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type UndoOutcome, useUndo } from '@kmx/remote-kit/undo/undo-offer.ts';
import { type ReactNode, useState } from 'react';
import { loadReferences } from '../../data/deleted-entries.ts';
import type { EntryRecord } from '../../data/entry-record.ts';
import { publishEntry } from '../../data/publish-entry.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { ChromeLinksChoice } from '../deletion/chrome-links-choice.tsx';
import { type PutBack, takeOutLinks } from '../deletion/take-out-links.ts';
import { describeLanguages } from '../page-facts/language-state.ts';
import { createPlainPath } from '../page-facts/page-address.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { TaskDialog } from '../states/task-dialog.tsx';

interface UnpublishDialogProps {
  readonly page: EntryRecord;
  readonly language: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for confirmation before a language of a page is unpublished, and warns when the whole page will be. */
export function UnpublishDialog({ page, language, onClose, onDone }: UnpublishDialogProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { offer } = useUndo();
  const { run, isRunning, error } = useMutation();
  const { locale } = usePageRequest();
  const [takesLinks, setTakesLinks] = useState(true);
  const name = nameLanguage(language);
  const others = describeLanguages(page).filter((own) => own.state !== 'draft' && own.language !== language);
  const isWhole = others.length === 0;
  const isChanged = describeLanguages(page).some((own) => own.language === language && own.state === 'changed');
  // Links break only when the whole page leaves the site.
  const references = useQuery(`references ${page.id}`, () => loadReferences(page.id, locale.language)).data;
  const takeLinks = async (): Promise<PutBack> => {
    if (!isWhole || !takesLinks || references === null) return async () => {};
    return takeOutLinks(references, { id: page.id, path: createPlainPath(page) }).catch(() => {
      showMessage('error', t('delete.linksFailed'));
      return async () => {};
    });
  };
  const unpublish = async () => {
    const done = await run(() =>
      publishEntry({
        action: 'unpublish',
        kind: page.kind,
        id: page.id,
        languages: [language],
        revision: page.revision,
      }),
    );
    if (done === null) return;
    const putBack = await takeLinks();
    onClose();
    onDone();
    const publish = async (): Promise<UndoOutcome> => {
      await publishEntry({ action: 'publish', kind: page.kind, id: page.id, languages: [language] });
      await putBack();
      onDone();
      return { kind: 'success', text: t('publish.done', { language: name }) };
    };
    // An undo would publish the draft, which differs when an older version was on the site.
    const text = t('unpublish.done', { language: name });
    if (isChanged) showMessage('success', text);
    else offer({ id: `${page.id} ${language}`, text, takesFocus: 'never', undo: publish });
  };
  return (
    <TaskDialog
      title={t('unpublish.title', { language: name })}
      submitText={t('unpublish')}
      action={{ isRunning, error }}
      onSubmit={unpublish}
      onClose={onClose}
    >
      <p>{t(isWhole ? 'unpublish.whole' : 'unpublish.text')}</p>
      {isChanged && <p>{t('unpublish.changed')}</p>}
      {isWhole && references !== null && (
        <ChromeLinksChoice references={references} isChosen={takesLinks} onChange={setTakesLinks} />
      )}
    </TaskDialog>
  );
}
