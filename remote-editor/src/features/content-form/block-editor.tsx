import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import { blockFields } from './content-fields.ts';
import * as styles from './content-form.module.css';
import { FieldEditor } from './field-editor.tsx';
import type { ContentDraft } from './use-content-draft.ts';

interface BlockEditorProps {
  /** From 0. */
  readonly place: number;
  readonly draft: ContentDraft;
}

/** One block of a page; the first one is open. */
export function BlockEditor({ place, draft }: BlockEditorProps): ReactNode {
  const t = useTranslate();
  const path = `blocks.${place}`;
  const type = String(draft.read(`${path}.__typename`));
  const title = draft.read(`${path}.title`);
  const fields = blockFields[type];
  return (
    <Disclosure
      open={place === 0}
      summary={
        <span className={styles.summary}>
          <span className={styles.kind}>{fields === undefined ? type : t(`block.${type}`)}</span>
          <span>{typeof title === 'string' ? title : ''}</span>
        </span>
      }
    >
      {fields === undefined ? (
        <p>{t('content.unknownBlock')}</p>
      ) : (
        <div className={styles.fields}>
          {fields.map((field) => (
            <FieldEditor key={field.name} field={field} path={`${path}.${field.name}`} draft={draft} />
          ))}
        </div>
      )}
    </Disclosure>
  );
}
