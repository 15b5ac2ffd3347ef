import { Button } from '@kmx/design-system/button/button.tsx';
import { eyeIcon, linkIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { createPreviewLink, type PreviewLink } from '../../data/draft-preview.ts';
import type { EntryRecord } from '../../data/entry-record.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { createPageAddress } from '../page-facts/page-address.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { EditorFailure } from '../states/editor-failure.tsx';
import { PreviewLinkView } from './preview-link-view.tsx';
import * as styles from './preview-panel.module.css';
import { useShowPage } from './use-show-page.ts';

const hours = ['24', '72', '168', '336'] as const;

/** Shows the draft of a page on the real site, and creates links to it for people without an account (EDT-013). */
export function PreviewPanel({ page }: { readonly page: EntryRecord }): ReactNode {
  const t = useTranslate();
  const request = usePageRequest();
  const nameLanguage = useLanguageNames();
  const languages = page.localizations.map(({ locale }) => locale);
  const own = languages.includes(request.locale.language) ? request.locale.language : (languages[0] ?? 'en');
  const [language, setLanguage] = useState(own);
  const [life, setLife] = useState<string>('72');
  const [link, setLink] = useState<PreviewLink | null>(null);
  const show = useShowPage();
  const maker = useMutation();
  const address = createPageAddress(page, language, request);
  if (address === null) return <p>{t('preview.elsewhere')}</p>;
  const error = show.error ?? maker.error;
  return (
    <Stack gap={4}>
      <div className={styles.choices}>
        <Select
          label={t('column.language')}
          value={language}
          options={languages.map((value) => ({ value, text: nameLanguage(value) }))}
          onChange={({ currentTarget: { value } }) => {
            setLanguage(value);
            setLink(null);
          }}
        />
        <Select
          label={t('preview.life')}
          value={life}
          options={hours.map((value) => ({ value, text: t('preview.days', { days: Number(value) / 24 }) }))}
          onChange={({ currentTarget: { value } }) => {
            setLife(value);
            setLink(null);
          }}
        />
      </div>
      <Stack direction="row" gap={3}>
        <Button icon={eyeIcon} busy={show.isRunning} onClick={() => void show.open(address, 'DRAFT')}>
          {t('preview.open')}
        </Button>
        <Button
          variant="secondary"
          icon={linkIcon}
          busy={maker.isRunning}
          onClick={() =>
            void maker.run(() => createPreviewLink(address, Number(life))).then((made) => made && setLink(made))
          }
        >
          {t('preview.create')}
        </Button>
      </Stack>
      {error !== null && <EditorFailure error={error} />}
      {link !== null && <PreviewLinkView link={link} />}
    </Stack>
  );
}
