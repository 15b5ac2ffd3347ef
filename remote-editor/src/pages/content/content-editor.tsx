import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useMemo, useState } from 'react';
import type { ContentField } from '../../data/content-model.ts';
import { publishEntry } from '../../data/publish-entry.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { ConflictPanel } from '../../features/content-form/comparison/conflict-panel.tsx';
import { FormContext } from '../../features/content-form/draft/form-context.ts';
import type { OpenDraft } from '../../features/content-form/draft/open-draft.ts';
import { useContentDraft } from '../../features/content-form/draft/use-content-draft.ts';
import { ContentFields } from '../../features/content-form/fields/content-fields.tsx';
import { FieldEditor } from '../../features/content-form/fields/field-editor.tsx';
import { listFormFields } from '../../features/content-form/values/form-fields.ts';
import { describeLanguages, isBaseChanged } from '../../features/page-facts/language-state.ts';
import { createPageAddress } from '../../features/page-facts/page-address.ts';
import { useShowPage } from '../../features/preview/use-show-page.ts';
import { EditorFailure } from '../../features/states/editor-failure.tsx';
import { BeginLanguage } from './begin-language.tsx';
import { ContentBar } from './content-bar.tsx';
import { ContentNotes } from './content-notes.tsx';

interface ContentEditorProps {
  /** The newest known version; editing continues from the one opened first. */
  readonly opened: OpenDraft;
  readonly language: string;
  readonly onSaved: () => void;
}

const renderField = (field: ContentField, path: string) => <FieldEditor field={field} path={path} />;

/** The fields of an entry in one language, and the actions on them. */
export function ContentEditor({ opened, language, onSaved }: ContentEditorProps): ReactNode {
  const t = useTranslate();
  const request = usePageRequest();
  const showMessage = useShowMessage();
  const [first] = useState(opened);
  const draft = useContentDraft(first, language);
  const publishing = useMutation();
  const preview = useShowPage();
  const [isPublished, setPublished] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const { entry, entryModel, model } = opened;
  const { kind, id } = entry;
  const form = useMemo(() => ({ draft, model, renderField }), [draft, model]);
  const state = describeLanguages(entry).find((own) => own.language === language)?.state;
  const address = createPageAddress(entry, language, request);
  const error = draft.saving.error ?? publishing.error ?? preview.error;
  const isBusy = draft.saving.isRunning || publishing.isRunning || preview.isRunning;
  const { own, shared } = listFormFields(kind, entryModel);
  const touchesShared = draft.changedFields.some((name) => shared.some((field) => field.name === name));

  /** Resolves to the saved version; null when there are conflicts to decide or it failed. */
  const save = async (): Promise<number | null> => {
    if (!draft.hasEdits) return draft.conflicts.length === 0 ? draft.revision : null;
    const outcome = await draft.save();
    if (outcome === null) return null;
    onSaved();
    if (outcome.isMerged) showMessage('success', t('content.merged'));
    return outcome.revision;
  };
  const saveOnly = async () => {
    if ((await save()) !== null) showMessage('success', t('content.saved'));
  };
  const publish = async () => {
    const withBase = touchesShared || isBaseChanged(entry);
    const revision = await save();
    if (revision === null) return;
    const publication = { action: 'publish', kind, id, languages: [language], withBase, revision } as const;
    const done = await publishing.run(() => publishEntry(publication));
    // Also after a refusal: another editor has saved since, and that version is shown first.
    onSaved();
    if (done !== null) setPublished(true);
  };
  const show = async () => {
    if (address !== null && (await save()) !== null) await preview.open(address, 'DRAFT');
  };
  const isMissing = state === undefined && !hasBegun && !draft.hasEdits;

  return (
    <FormContext value={form}>
      <Stack gap={5}>
        <ContentNotes first={first} newest={opened} draft={draft} isBusy={isBusy} />
        {draft.conflicts.length > 0 && (
          <ConflictPanel conflicts={draft.conflicts} content={draft.content} onResolve={draft.resolve} />
        )}
        {isMissing ? (
          <BeginLanguage
            language={language}
            source={entry.translationSourceLanguage}
            onBegin={(isCopy) => {
              setBegun(true);
              const texts = own.map(({ name }) => [name, opened.source[name] ?? null] as const);
              if (isCopy) draft.replace({ ...draft.content, ...Object.fromEntries(texts) });
            }}
          />
        ) : (
          <>
            <ContentFields kind={kind} entryModel={entryModel} address={address} />
            {isBaseChanged(entry) && <StaticMessage type="info">{t('content.sharedChanged')}</StaticMessage>}
            {error !== null && <EditorFailure error={error} title={t('content.failed')} />}
            <ContentBar
              {...{ state, isBusy, hasEdits: draft.hasEdits, canPreview: address !== null }}
              {...{ onSave: saveOnly, onPreview: show, onPublish: publish }}
              publishedLanguage={isPublished && !draft.hasEdits ? language : null}
              address={address}
              onSee={address === null ? null : () => preview.open(address, 'PUBLISHED')}
            />
          </>
        )}
      </Stack>
    </FormContext>
  );
}
