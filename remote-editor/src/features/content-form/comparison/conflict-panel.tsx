import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { type Translate, useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EntryContent } from '../../../data/entry-operations.ts';
import * as styles from '../content-form.module.css';
import { createItemStep, describePath } from '../values/content-path.ts';
import { readItemId, toList } from '../values/content-value.ts';
import { describeValue } from './describe-value.ts';
import type { ContentConflict } from './merge-content.ts';

interface ConflictPanelProps {
  readonly conflicts: readonly ContentConflict[];
  /** The content saved by the other editor, with mine where the two do not conflict. */
  readonly content: EntryContent;
  readonly onResolve: (mine: readonly ContentConflict[]) => void;
}

const createKey = ({ kind, path }: ContentConflict) => `${kind} ${path.join('.')}`;

/** Describes one side of a conflict: its text, the removal of the item, or the order as positions in the other side's list. */
function describeSide(conflict: ContentConflict, side: unknown, content: EntryContent, t: Translate): string {
  if (conflict.kind === 'removed' && side === undefined) return t('conflict.removed');
  if (conflict.kind !== 'order') return describeValue(side);
  return toList(side)
    .map((id) => describePath([...conflict.path, createItemStep(String(id))], [content], t))
    .filter((text) => text !== '')
    .join(' · ');
}

/** Shows conflicting changes of two editors with both sides of each, and takes the decisions. */
export function ConflictPanel({ conflicts, content, onResolve }: ConflictPanelProps): ReactNode {
  const t = useTranslate();
  const panel = useRef<HTMLElement>(null);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  useEffect(() => panel.current?.focus(), []);
  const nameConflict = ({ kind, path, mine }: ContentConflict) => {
    const known = describePath(path, [content], t);
    // An item removed by the other editor is named by its list.
    const name =
      known === '' || (kind === 'removed' && readItemId(mine)) ? describePath(path.slice(0, -1), [content], t) : known;
    return kind === 'order' ? t('conflict.order', { name }) : name;
  };
  return (
    <section ref={panel} tabIndex={-1} className={styles.conflicts} aria-labelledby="conflict-title">
      <Heading level={2} size="lead" id="conflict-title">
        {t('conflict.title')}
      </Heading>
      <p>{t('conflict.text')}</p>
      {conflicts.map((conflict) => {
        const key = createKey(conflict);
        return (
          <RadioGroup
            key={key}
            name={`conflict-${key}`}
            label={nameConflict(conflict)}
            value={theirs.includes(key) ? 'theirs' : 'mine'}
            onSelect={(value) =>
              setTheirs((last) => [...last.filter((one) => one !== key), ...(value === 'theirs' ? [key] : [])])
            }
            options={[
              { value: 'mine', text: t('conflict.mine'), hint: describeSide(conflict, conflict.mine, content, t) },
              {
                value: 'theirs',
                text: t('conflict.theirs'),
                hint: describeSide(conflict, conflict.theirs, content, t),
              },
            ]}
          />
        );
      })}
      <div>
        <Button onClick={() => onResolve(conflicts.filter((conflict) => !theirs.includes(createKey(conflict))))}>
          {t('conflict.resolve')}
        </Button>
      </div>
    </section>
  );
}
