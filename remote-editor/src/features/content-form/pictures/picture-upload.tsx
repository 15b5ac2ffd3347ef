import { Button } from '@kmx/design-system/button/button.tsx';
import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { FileField } from '@kmx/design-system/file-field/file-field.tsx';
import { uploadIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { maxPictureBytes, uploadPicture } from '../../../data/asset-operations.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useLanguageNames } from '../../page-facts/use-language-names.ts';
import { EditorFailure } from '../../states/editor-failure.tsx';

interface PictureUploadProps {
  /** Language of the description. */
  readonly language: string;
  readonly onSent: (id: string) => void;
}

type Problem = 'file' | 'tooLarge' | 'text';

/** Uploads a picture from this machine; a description is required, since without one some visitors would miss its content. */
export function PictureUpload({ language, onSent }: PictureUploadProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const { run, isRunning, error } = useMutation();
  const file = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async () => {
    const picture = file.current?.files?.[0];
    const description = text.current?.value.trim() ?? '';
    const wrong =
      picture === undefined ? 'file' : picture.size > maxPictureBytes ? 'tooLarge' : description === '' ? 'text' : null;
    setProblem(wrong);
    if (wrong !== null || picture === undefined) {
      (wrong === 'text' ? text : file).current?.focus();
      return;
    }
    const asset = await run(() => uploadPicture(picture, language, description));
    if (asset !== null) onSent(asset.id);
  };
  return (
    <Disclosure summary={t('upload.title')}>
      <Stack gap={4}>
        <FileField
          ref={file}
          label={t('upload.file')}
          hint={t('upload.hint')}
          error={problem === 'file' || problem === 'tooLarge' ? t(`upload.${problem}Wrong`) : undefined}
          accept="image/avif,image/gif,image/jpeg,image/png,image/webp"
          chooseText={t('upload.choose')}
          dropText={t('upload.drop')}
          listLabel={t('upload.file')}
          status=""
          onChange={() => setProblem(null)}
        />
        <TextField
          ref={text}
          label={t('upload.text', { language: nameLanguage(language) })}
          hint={t('upload.textHint')}
          maxLength={300}
          error={problem === 'text' ? t('upload.textWrong') : undefined}
        />
        <div>
          <Button icon={uploadIcon} busy={isRunning} busyText={t('loading')} onClick={() => void send()}>
            {t('upload.send')}
          </Button>
        </div>
        {error !== null && <EditorFailure error={error} title={t('upload.failed')} />}
      </Stack>
    </Disclosure>
  );
}
