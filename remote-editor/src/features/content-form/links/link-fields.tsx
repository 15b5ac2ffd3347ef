import { Button } from '@kmx/design-system/button/button.tsx';
import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { fileIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import * as styles from '../content-form.module.css';
import { type FieldProps, useForm } from '../draft/form-context.ts';
import { changeAddress, checkLinkAddress, findLinkEntry, parseLink, pointToPage } from '../values/link-value.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useEntryTitles } from './use-entry-titles.ts';
import { useLinkCheck } from './use-link-check.ts';

/** Text, target and window of a link, as a labelled group. */
export function LinkFields({ label, path }: FieldProps): ReactNode {
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>{label}</legend>
      <LinkControls path={path} />
    </fieldset>
  );
}

/** Text, target and window of a link: a page of the site, found by search, or an address, which is checked. */
export function LinkControls({ path }: Pick<FieldProps, 'path'>): ReactNode {
  const t = useTranslate();
  const { draft } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const link = parseLink(draft.read(path));
  const address = link.path ?? link.url ?? '';
  const verdict = checkLinkAddress(address);
  const titles = useEntryTitles('Page', link.page === null ? [] : [link.page]);
  const entry = link.page === null ? findLinkEntry(link) : (titles.get(link.page) ?? link.page);
  const { isMissing, check } = useLinkCheck(address);
  const problem = verdict === 'wrong' ? t('link.wrong') : isMissing ? t('link.missing') : undefined;
  const hint = entry !== null ? t('link.entry', { entry }) : t(verdict === 'unsafe' ? 'link.unsafe' : 'link.hint');
  return (
    <>
      <TextField
        label={t('link.text')}
        value={link.text ?? ''}
        onChange={({ currentTarget: { value } }) => draft.change(path, { ...link, text: value })}
      />
      <TextField
        label={t('link.address')}
        hint={hint}
        error={problem}
        value={address}
        onBlur={check}
        onChange={({ currentTarget: { value } }) => draft.change(path, changeAddress(link, value.trim()))}
      />
      <div className={styles.row}>
        <Button size="small" variant="secondary" icon={fileIcon} onClick={() => setChoosing(true)}>
          {t('link.choosePage')}
        </Button>
        {(verdict === 'external' || verdict === 'unsafe') && (
          <Link href={address} target="_blank" rel="noreferrer">
            {t('link.try')}
          </Link>
        )}
      </div>
      <Checkbox
        label={t('link.newTab')}
        checked={link.openInNewTab === true}
        onChange={({ currentTarget: { checked } }) => draft.change(path, { ...link, openInNewTab: checked })}
      />
      {isChoosing && (
        <EntryDialog
          kind="Page"
          onClose={() => setChoosing(false)}
          onChoose={({ id, title }) => {
            draft.change(path, pointToPage(link, id, title));
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
