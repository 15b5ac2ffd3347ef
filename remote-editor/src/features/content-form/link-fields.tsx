import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './content-form.module.css';
import { changeAddress, findLinkEntry, isLinkAddress, parseLink } from './link-value.ts';
import type { ContentDraft } from './use-content-draft.ts';

interface LinkFieldsProps {
  readonly label: string;
  readonly path: string;
  readonly draft: ContentDraft;
}

/** Text, address and window of a link. */
export function LinkFields({ label, path, draft }: LinkFieldsProps): ReactNode {
  const t = useTranslate();
  const link = parseLink(draft.read(path));
  const address = link.path ?? link.url ?? '';
  const entry = findLinkEntry(link);
  const isWrong = address !== '' && !isLinkAddress(address);
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>{label}</legend>
      <TextField
        label={t('link.text')}
        value={link.text ?? ''}
        onChange={({ currentTarget: { value } }) => draft.change(path, { ...link, text: value })}
      />
      <TextField
        label={t('link.address')}
        hint={entry === null ? t('link.hint') : t('link.entry', { entry })}
        error={isWrong ? t('link.wrong') : undefined}
        value={address}
        onChange={({ currentTarget: { value } }) => draft.change(path, changeAddress(link, value.trim()))}
      />
      <Checkbox
        label={t('link.newTab')}
        checked={link.openInNewTab === true}
        onChange={({ currentTarget: { checked } }) => draft.change(path, { ...link, openInNewTab: checked })}
      />
    </fieldset>
  );
}
