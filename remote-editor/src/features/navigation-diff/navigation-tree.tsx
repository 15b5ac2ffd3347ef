import { Link } from '@kmx/design-system/link/link.tsx';
import { StatusBadge, type StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import { type Translate, useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { NavigationNode } from '@kmx/shared-contracts/endpoints/draft-navigation.schema.ts';
import type { NavigationChange, NavigationChanges } from './compare-navigation.ts';
import * as styles from './navigation-tree.module.css';

interface NavigationTreeProps {
  readonly nodes: readonly NavigationNode[];
  readonly changes: NavigationChanges;
}

const roleOfChange: Readonly<Record<NavigationChange['kind'], StatusRole>> = {
  added: 'success',
  removed: 'danger',
  renamed: 'info',
  moved: 'warning',
};

/** One stage of a navigation tree with links to its pages and its differences marked (EDT-002). */
export function NavigationTree({ nodes, changes }: NavigationTreeProps) {
  const t = useTranslate();
  return (
    <ul className={styles.tree}>
      {nodes.map((node) => {
        const own = changes.get(node.id) ?? [];
        return (
          <li key={node.id}>
            <div className={styles.entry} data-change={own[0]?.kind}>
              {node.url === '' ? (
                <span>{node.title}</span>
              ) : (
                <Link href={node.url} variant="quiet">
                  {node.title}
                </Link>
              )}
              {node.hidden && <StatusBadge status="neutral">{t('mark.hidden')}</StatusBadge>}
              {own.map((change) => (
                <StatusBadge key={change.kind} status={roleOfChange[change.kind]}>
                  {describeChange(change, t)}
                </StatusBadge>
              ))}
            </div>
            {node.items.length > 0 && <NavigationTree nodes={node.items} changes={changes} />}
          </li>
        );
      })}
    </ul>
  );
}

function describeChange(change: NavigationChange, t: Translate): string {
  if (change.kind === 'renamed') return t('mark.renamed', { title: change.previousTitle });
  if (change.kind !== 'moved') return t(`mark.${change.kind}`);
  if (change.isReordered) return t('mark.reordered');
  return change.previousParent === null ? t('mark.movedFromTop') : t('mark.moved', { title: change.previousParent });
}
