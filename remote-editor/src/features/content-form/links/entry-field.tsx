import { Button } from '@kmx/design-system/button/button.tsx';
import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { arrowDownIcon, arrowUpIcon, deleteIcon, plusIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import type { ContentField } from '../../../data/content-model.ts';
import * as styles from '../content-form.module.css';
import { type FieldProps, useForm } from '../draft/form-context.ts';
import { moveItem, toList } from '../values/content-value.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useEntryTitles } from './use-entry-titles.ts';

/** The entries that this one refers to, in order; found by search. */
export function EntryField({ field, label, path }: FieldProps & { readonly field: ContentField }): ReactNode {
  const t = useTranslate();
  const { draft } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const value = draft.read(path);
  const ids = (field.isList ? toList(value) : [value]).filter((id) => typeof id === 'string');
  const titles = useEntryTitles(field.type, ids);
  const write = (next: readonly unknown[]) => draft.change(path, field.isList ? next : (next[0] ?? null));
  return (
    <div role="group" aria-label={label} className={styles.list}>
      <p className={styles.label}>{label}</p>
      {ids.length === 0 ? <p className={styles.kind}>{t('entry.none')}</p> : null}
      <ul className={styles.entries}>
        {ids.map((id, place) => {
          const name = titles.get(id) ?? id;
          return (
            <li key={id} className={styles.head}>
              <span>{name}</span>
              <span className={styles.tools}>
                {field.isList && (
                  <>
                    <IconButton
                      size="small"
                      icon={arrowUpIcon}
                      label={`${t('list.up')}: ${name}`}
                      aria-disabled={place === 0}
                      onClick={() => place > 0 && write(moveItem(ids, place, place - 1))}
                    />
                    <IconButton
                      size="small"
                      icon={arrowDownIcon}
                      label={`${t('list.down')}: ${name}`}
                      aria-disabled={place === ids.length - 1}
                      onClick={() => place < ids.length - 1 && write(moveItem(ids, place, place + 1))}
                    />
                  </>
                )}
                <IconButton
                  size="small"
                  icon={deleteIcon}
                  label={`${t('list.remove')}: ${name}`}
                  onClick={() => write(ids.filter((other) => other !== id))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <div>
        <Button size="small" variant="secondary" icon={plusIcon} onClick={() => setChoosing(true)}>
          {t('entry.choose')}
        </Button>
      </div>
      {isChoosing && (
        <EntryDialog
          kind={field.type}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            write(field.isList ? [...ids.filter((other) => other !== id), id] : [id]);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
