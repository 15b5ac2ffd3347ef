import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageContent } from '../../data/page-operations.ts';
import * as styles from './content-form.module.css';
import type { Edits } from './content-value.ts';
import { describeValue } from './describe-value.ts';
import { describePath } from './field-label.ts';
import type { RebasedEdits } from './rebase-edits.ts';

interface ConflictPanelProps {
  readonly conflict: RebasedEdits;
  readonly content: PageContent;
  readonly onResolve: (mine: Edits) => void;
}

/** Shows what two editors have changed differently, both sides of each field, and takes the decision. */
export function ConflictPanel({
  conflict: { conflicts, homeless },
  content,
  onResolve,
}: ConflictPanelProps): ReactNode {
  const t = useTranslate();
  const panel = useRef<HTMLElement>(null);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  useEffect(() => panel.current?.focus(), []);
  const resolve = () =>
    onResolve(
      Object.fromEntries(conflicts.filter(({ path }) => !theirs.includes(path)).map(({ path, mine }) => [path, mine])),
    );
  return (
    <section ref={panel} tabIndex={-1} className={styles.conflicts} aria-labelledby="conflict-title">
      <Heading level={2} size="lead" id="conflict-title">
        {t('conflict.title')}
      </Heading>
      <p>{t('conflict.text')}</p>
      {conflicts.map(({ path, mine, theirs: other }) => (
        <RadioGroup
          key={path}
          name={`conflict-${path}`}
          label={describePath(path, content, t)}
          value={theirs.includes(path) ? 'theirs' : 'mine'}
          onSelect={(value) =>
            setTheirs((last) => [...last.filter((one) => one !== path), ...(value === 'theirs' ? [path] : [])])
          }
          options={[
            { value: 'mine', text: t('conflict.mine'), hint: describeValue(mine) },
            { value: 'theirs', text: t('conflict.theirs'), hint: describeValue(other) },
          ]}
        />
      ))}
      {homeless.map(({ path, mine }) => (
        <div key={path}>
          <p className={styles.label}>{t('conflict.homeless')}</p>
          <p className={styles.text}>{describeValue(mine)}</p>
        </div>
      ))}
      <div>
        <Button onClick={resolve}>{t('conflict.resolve')}</Button>
      </div>
    </section>
  );
}
