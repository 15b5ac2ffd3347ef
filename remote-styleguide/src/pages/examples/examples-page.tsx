import { typeSteps } from '@kmx/design-system/tokens/tokens.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { listExampleGroups } from '../../data/example-groups.ts';
import { ComponentGroup } from '../../features/component-group/component-group.tsx';
import { GuidePage } from '../../features/guide-page/guide-page.tsx';
import { TokenList } from '../../features/token-list/token-list.tsx';
import * as styles from './examples-page.module.css';

/** A page of live examples, grouped by component (STY-002..007). */
export function ExamplesPage({ data: { page } }: { readonly data: { readonly page: string } }) {
  const groups = listExampleGroups(page);
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
    <GuidePage textId={page} contents={contents}>
      {page === 'typography' && <TokenList kind="type" tokens={typeSteps} />}
      {groups.map((group) => (
        <ComponentGroup key={group.id} group={group} />
      ))}
    </GuidePage>
  );
}
