import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { ExampleGroup } from '../../data/example-groups.ts';
import { ComponentGroup } from '../component-group/component-group.tsx';
import { GuidePage } from '../guide-page/guide-page.tsx';
import * as styles from './group-page.module.css';

interface GroupPageProps {
  /** Its title is the text `page.<textId>`, its lead `lead.<textId>`. */
  readonly textId: string;
  readonly groups: readonly ExampleGroup[];
  /** Shown above the groups. */
  readonly children?: ReactNode;
}

/** A page of groups of examples with a list of its components. */
export function GroupPage({ textId, groups, children }: GroupPageProps) {
  const t = useTranslate();
  const contents = (
    <nav aria-label={t('contents.title')}>
      <ul className={styles.contents} role="list" lang="en">
        {groups.map(({ id, guide }) => (
          <li key={id}>
            <a href={`#${id}`}>{guide.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <GuidePage textId={textId} contents={contents}>
      {children}
      {groups.map((group) => (
        <ComponentGroup key={group.id} group={group} />
      ))}
    </GuidePage>
  );
}
