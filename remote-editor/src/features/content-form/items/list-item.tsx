import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { arrowDownIcon, arrowUpIcon, deleteIcon, plusIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { describeBlock } from '../../page-facts/describe-field.ts';
import * as styles from '../content-form.module.css';
import { useForm } from '../draft/form-context.ts';
import { LinkControls } from '../links/link-fields.tsx';
import { ComponentFields } from './item-fields.tsx';

interface ListItemProps {
  readonly typeName: string;
  /** Path of the item itself. */
  readonly path: string;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly isBlock: boolean;
  /** Just added: its first field receives the focus. */
  readonly isNew: boolean;
  /** Name of an item; a block is named by its kind. */
  readonly label: string | undefined;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onAddBelow: (() => void) | undefined;
}

const fieldSelector = 'input:not([type=hidden]), textarea, select';

/** A block or item with its fields and tools; Alt with an arrow key moves it. */
export function ListItem(props: ListItemProps): ReactNode {
  const { typeName, path, place, count, isBlock, isNew, label, onMove, onRemove, onAddBelow } = props;
  const t = useTranslate();
  const { draft, model } = useForm();
  // Only the initial state: afterwards the user decides.
  const [isOpen] = useState(place === 0 || isNew);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) root.current?.querySelector<HTMLElement>(fieldSelector)?.focus();
  }, [isNew]);
  // Items of a list inside a block have no kind to be named by.
  const kind = isBlock ? describeBlock(typeName, t) : '';
  const name = label ?? t('content.block', { number: place + 1 });
  const title = draft.read(`${path}.title`);
  const move = (to: number) => {
    const focused = document.activeElement;
    onMove(to);
    // Browsers take the focus from an element that is moved within the page.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(place + step);
  };
  const fields =
    model.components[typeName] === undefined ? (
      <p>{t('content.unknownBlock')}</p>
    ) : typeName === 'Link' ? (
      <LinkControls path={path} />
    ) : (
      <ComponentFields typeName={typeName} path={path} />
    );
  return (
    // A legend cannot be placed next to buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what its buttons do
    <div
      ref={root}
      role="group"
      aria-label={`${name}${isBlock ? `, ${kind}` : ''}`}
      className={styles.item}
      data-block={isBlock}
      onKeyDown={handleKey}
    >
      <div className={styles.head}>
        <p className={isBlock ? styles.kind : styles.label}>{name}</p>
        <div className={styles.tools}>
          <IconButton
            size="small"
            icon={arrowUpIcon}
            label={`${t('list.up')}: ${name}`}
            aria-disabled={place === 0}
            onClick={() => move(place - 1)}
          />
          <IconButton
            size="small"
            icon={arrowDownIcon}
            label={`${t('list.down')}: ${name}`}
            aria-disabled={place === count - 1}
            onClick={() => move(place + 1)}
          />
          {onAddBelow !== undefined && (
            <IconButton size="small" icon={plusIcon} label={`${t('block.addBelow')}: ${name}`} onClick={onAddBelow} />
          )}
          <IconButton size="small" icon={deleteIcon} label={`${t('list.remove')}: ${name}`} onClick={onRemove} />
        </div>
      </div>
      {isBlock ? (
        <Disclosure
          open={isOpen}
          summary={
            <span className={styles.summary}>
              <span className={styles.kind}>{kind}</span>
              <span>{typeof title === 'string' ? title : ''}</span>
            </span>
          }
        >
          <div className={styles.fields}>{fields}</div>
        </Disclosure>
      ) : (
        fields
      )}
    </div>
  );
}
