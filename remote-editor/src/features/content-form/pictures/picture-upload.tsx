import { Button } from '@kmx/design-system/button/button.tsx';
import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { FileField } from '@kmx/design-system/file-field/file-field.tsx';
import { uploadIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { FormFrame } from '@kmx/remote-kit/forms/form-frame.tsx';
import { createTextReader } from '@kmx/remote-kit/forms/text-reader.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { maxPictureBytes, uploadPicture } from '../../../data/asset-operations.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useLanguageNames } from '../../page-facts/use-language-names.ts';
import { EditorFailure } from '../../states/editor-failure.tsx';

interface PictureUploadProps {
  /** Language of the description. */
  readonly language: string;
  readonly onSent: (id: string) => void;
}

const readText = createTextReader('text');
function readTyped(form: HTMLFormElement) {
  const file = new FormData(form).get('file');
  return { file: file instanceof File && file.name !== '' ? file : null, text: readText(form).text.trim() };
}

/** Uploads a picture from this machine; a description is required, since without one some visitors would miss its content. */
export function PictureUpload({ language, onSent }: PictureUploadProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const { run, isRunning, error } = useMutation();
  const form = useCheckedForm({
    id: 'upload',
    values: readTyped,
    rules: {
      file: ({ file }) => (file === null ? 'file' : file.size > maxPictureBytes ? 'tooLarge' : null),
      text: ({ text }) => (text === '' ? 'text' : null),
    },
    describe: (problem) => t(`upload.${problem}Wrong`),
  });
  const send = async (element: HTMLFormElement) => {
    const { file, text } = readTyped(element);
    if (file === null) return;
    const asset = await run(() => uploadPicture(file, language, text));
    if (asset !== null) onSent(asset.id);
  };
  return (
    <Disclosure summary={t('upload.title')}>
      <FormFrame form={form} gap={4} canSend={!isRunning} onSend={(element) => void send(element)}>
        <FileField
          {...form.getField('file')}
          label={t('upload.file')}
          hint={t('upload.hint')}
          accept="image/avif,image/gif,image/jpeg,image/png,image/webp"
          chooseText={t('upload.choose')}
          dropText={t('upload.drop')}
          listLabel={t('upload.file')}
          status=""
        />
        <TextField
          {...form.getField('text')}
          label={t('upload.text', { language: nameLanguage(language) })}
          hint={t('upload.textHint')}
          maxLength={300}
        />
        <div>
          <Button type="submit" icon={uploadIcon} busy={isRunning} busyText={t('loading')}>
            {t('upload.send')}
          </Button>
        </div>
        {error !== null && <EditorFailure error={error} title={t('upload.failed')} />}
      </FormFrame>
    </Disclosure>
  );
}
