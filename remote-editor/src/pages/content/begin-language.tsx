import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useLanguageNames } from '../../features/page-facts/use-language-names.ts';

interface BeginLanguageProps {
  readonly language: string;
  /** Source language of the translations. */
  readonly source: string;
  readonly onBegin: (isCopy: boolean) => void;
}

/** An entry that does not exist in a language yet: start from the texts of another language, or empty. */
export function BeginLanguage({ language, source, onBegin }: BeginLanguageProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  return (
    <Stack gap={4}>
      <StaticMessage type="info">{t('content.noLanguage', { language: nameLanguage(language) })}</StaticMessage>
      <Stack direction="row" gap={3}>
        <Button onClick={() => onBegin(true)}>{t('content.beginCopy', { language: nameLanguage(source) })}</Button>
        <Button variant="secondary" onClick={() => onBegin(false)}>
          {t('content.beginEmpty')}
        </Button>
      </Stack>
    </Stack>
  );
}
