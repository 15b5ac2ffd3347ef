import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ContentField } from '../../../data/content-model.ts';
import * as styles from '../content-form.module.css';
import { type FieldProps, useForm } from '../draft/form-context.ts';
import { isRecord, readItemId, toList } from '../values/content-value.ts';
import { createItem } from '../values/form-fields.ts';
import { AddBlockDialog } from './add-block-dialog.tsx';
import { ListItem } from './list-item.tsx';

/** A list of blocks or items: add, edit, move, remove; each is possible by keyboard and announced. */
export function ItemList({ field, label, path }: FieldProps & { readonly field: ContentField }): ReactNode {
  const t = useTranslate();
  const { draft, model } = useForm();
  const [added, setAdded] = useState<string | null>(null);
  const [choosingAt, setChoosingAt] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const items = toList(draft.read(path));
  const isBlocks = field.kind === 'union';
  const add = (typeName: string, place: number) => {
    const item = createItem(field, typeName);
    draft.insert(path, place, item);
    setAdded(readItemId(item) ?? null);
    setChoosingAt(null);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    draft.move(path, from, to);
    setAnnouncement(t('list.moved', { place: to + 1, count: items.length }));
  };
  const startAdding = (place: number) => (isBlocks ? setChoosingAt(place) : add(field.type, place));
  const isUndoHere = (place: number) => draft.removed?.path === path && draft.removed.place === place;
  return (
    <div role="group" aria-label={label} className={styles.list}>
      <p className={styles.label}>{label}</p>
      {items.map((item, place) => {
        const id = readItemId(item) ?? String(place);
        const typeName = isBlocks && isRecord(item) ? String(item['__typename']) : field.type;
        return (
          <div key={id} className={styles.place}>
            {isUndoHere(place) && <RemovedNote />}
            <ListItem
              {...{ typeName, place, isBlock: isBlocks, isNew: added === id, path: `${path}.${place}` }}
              label={isBlocks ? undefined : `${label} ${place + 1}`}
              count={items.length}
              onMove={(to) => move(place, to)}
              onRemove={() => draft.remove(path, place)}
              onAddBelow={isBlocks ? () => startAdding(place + 1) : undefined}
            />
          </div>
        );
      })}
      {isUndoHere(items.length) && <RemovedNote />}
      <div>
        <Button variant="secondary" size="small" icon={plusIcon} onClick={() => startAdding(items.length)}>
          {isBlocks ? t('block.add') : t('list.add', { name: label })}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {announcement}
      </p>
      {choosingAt !== null && (
        <AddBlockDialog
          typeNames={model.unions[field.type] ?? []}
          onClose={() => setChoosingAt(null)}
          onChoose={(typeName) => add(typeName, choosingAt)}
        />
      )}
    </div>
  );
}

// Replaces a removed item, with a button to restore it.
function RemovedNote(): ReactNode {
  const t = useTranslate();
  const { draft } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has disappeared with its item; the focus must not return to the start of the page.
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={styles.removed}>
      <span role="status">{t('list.removed')}</span>
      <Button ref={button} size="small" variant="secondary" onClick={draft.undoRemove}>
        {t('undo')}
      </Button>
    </p>
  );
}
