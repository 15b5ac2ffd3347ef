import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { EntryModel } from '../../../data/content-model.ts';
import * as styles from '../content-form.module.css';
import { listFormFields } from '../values/form-fields.ts';
import { FieldEditor } from './field-editor.tsx';
import { SearchPreview } from './search-preview.tsx';

interface ContentFieldsProps {
  readonly kind: string;
  readonly entryModel: EntryModel;
  /** The entry's address on the site; null for one without a page of its own. */
  readonly address: string | null;
}

/** The form for a kind of entry, generated from the model: the fields of the language, then the shared ones. */
export function ContentFields({ kind, entryModel, address }: ContentFieldsProps): ReactNode {
  const t = useTranslate();
  const { own, shared } = listFormFields(kind, entryModel);
  const summary = ['description', 'leadText'].find((name) => own.some((field) => field.name === name));
  return (
    <div className={styles.fields}>
      {own.map((field) => (
        <FieldEditor key={field.name} field={field} path={field.name} />
      ))}
      {summary !== undefined && address !== null && <SearchPreview title="title" text={summary} address={address} />}
      {shared.length > 0 && (
        <Disclosure summary={t('content.shared')}>
          <div className={styles.fields}>
            <p className={styles.kind}>{t('content.sharedText')}</p>
            {shared.map((field) => (
              <FieldEditor key={field.name} field={field} path={field.name} />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
