import { Button } from '@kmx/design-system/button/button.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import type { Asset } from '../../data/page-operations.ts';
import { publishPage } from '../../data/publish-page.ts';
import { useAction } from '../../data/use-action.ts';
import { AssetsContext } from '../../features/content-form/assets-context.ts';
import { BlockEditor } from '../../features/content-form/block-editor.tsx';
import { ConflictPanel } from '../../features/content-form/conflict-panel.tsx';
import { pageFields } from '../../features/content-form/content-fields.ts';
import * as styles from '../../features/content-form/content-form.module.css';
import { FieldEditor } from '../../features/content-form/field-editor.tsx';
import type { OpenDraft } from '../../features/content-form/open-draft.ts';
import { useContentDraft } from '../../features/content-form/use-content-draft.ts';
import { useShowMessage } from '../../features/frame/use-show-message.ts';
import { describeLanguages } from '../../features/page-facts/language-state.ts';
import { createPageAddress } from '../../features/page-facts/page-address.ts';
import { StateBadge } from '../../features/page-facts/state-badge.tsx';
import { useLanguageNames } from '../../features/page-facts/use-language-names.ts';
import { useShowPage } from '../../features/preview/use-show-page.ts';
import { EditorFailure } from '../../features/states/editor-failure.tsx';

interface ContentEditorProps {
  /** The newest that is known; what is being edited is the one it was first opened with. */
  readonly opened: OpenDraft;
  readonly language: string;
  readonly assets: readonly Asset[];
  readonly onSaved: () => void;
}

/** The fields of a page in one language, and what can be done with them. */
export function ContentEditor({ opened, language, assets, onSaved }: ContentEditorProps): ReactNode {
  const t = useTranslate();
  const request = usePageRequest();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const [first] = useState(opened);
  const draft = useContentDraft(first, language);
  const [isRestored, setRestored] = useState(opened.conflict === null && Object.keys(opened.edits).length > 0);
  const publishing = useAction();
  const preview = useShowPage();
  const [isPublished, setPublished] = useState(false);
  const { page } = opened;
  const state = describeLanguages(page).find((own) => own.language === language)?.state;
  const address = createPageAddress(page, language, request);
  const blocks = draft.read('blocks');
  const count = Array.isArray(blocks) ? blocks.length : 0;
  const error = draft.saving.error ?? publishing.error ?? preview.error;
  const isBusy = draft.saving.isRunning || publishing.isRunning || preview.isRunning;

  const save = async (): Promise<boolean> => {
    if (!draft.hasEdits) return draft.conflict === null;
    const outcome = await draft.save();
    if (outcome !== 'not-saved') {
      setRestored(false);
      onSaved();
    }
    if (outcome === 'merged') showMessage('success', t('content.merged'));
    return outcome !== 'not-saved';
  };
  const saveOnly = async () => {
    if (await save()) showMessage('success', t('content.saved'));
  };
  const publish = async () => {
    if (!(await save())) return;
    const done = await publishing.run(() => publishPage({ action: 'publish', id: page.id, languages: [language] }));
    if (done === null) return;
    setPublished(true);
    onSaved();
  };
  const show = async () => {
    if (address !== null && (await save())) await preview.open(address, 'DRAFT');
  };

  return (
    <AssetsContext value={assets}>
      <Stack gap={5}>
        {isRestored && draft.hasEdits && (
          <FlashMessage
            type="info"
            isStatic
            action={
              <Button size="small" variant="secondary" onClick={draft.discard}>
                {t('content.discard')}
              </Button>
            }
          >
            {t('content.restored')}
          </FlashMessage>
        )}
        {opened.version.revision > draft.revision && draft.conflict === null && !isBusy && (
          <FlashMessage type="info" isStatic>
            {t('content.newer')}
          </FlashMessage>
        )}
        {draft.conflict !== null && (
          <ConflictPanel conflict={draft.conflict} content={draft.content} onResolve={draft.resolve} />
        )}
        <div className={styles.fields}>
          {pageFields.map((field) => (
            <FieldEditor key={field.name} field={field} path={field.name} draft={draft} />
          ))}
          {Array.from({ length: count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a block is known by
            <BlockEditor key={place} place={place} draft={draft} />
          ))}
        </div>
        {isPublished && !draft.hasEdits && (
          <FlashMessage
            type="success"
            isStatic
            action={
              address !== null && (
                <Button size="small" variant="secondary" onClick={() => void preview.open(address, 'PUBLISHED')}>
                  {t('publish.show')}
                </Button>
              )
            }
          >
            {t('publish.done', { language: nameLanguage(language) })}
          </FlashMessage>
        )}
        {error !== null && <EditorFailure error={error} title={t('content.failed')} />}
        <div className={styles.bar}>
          <p role="status" className={styles.status}>
            {draft.hasEdits ? t('content.unsaved') : state !== undefined && <StateBadge state={state} />}
          </p>
          <Button variant="secondary" busy={isBusy} onClick={() => void saveOnly()}>
            {t('content.save')}
          </Button>
          {address !== null && (
            <Button variant="secondary" busy={isBusy} onClick={() => void show()}>
              {t('preview.title')}
            </Button>
          )}
          <Button busy={isBusy} onClick={() => void publish()}>
            {t('content.publish')}
          </Button>
        </div>
      </Stack>
    </AssetsContext>
  );
}
