import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import type { TreeLink } from './catalogue.data.ts';
import * as styles from './catalogue-tree.module.css';

interface CatalogueTreeProps {
  readonly tree: readonly TreeLink[];
  /** Slugs from the root to the current group. */
  readonly lineage: readonly string[];
}

/** The product groups next to the page; the expanded branch leads to the current group. */
export function CatalogueTree({ tree, lineage }: CatalogueTreeProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  return (
    <nav className={styles.tree} aria-label={t('catalogue.groups')}>
      <a href={toHref('/products')} className={styles.root} aria-current={lineage.length === 0 ? 'page' : undefined}>
        {t('catalogue.all')}
      </a>
      <Branch nodes={tree} lineage={lineage} depth={1} />
    </nav>
  );
}

interface BranchProps {
  readonly nodes: readonly TreeLink[];
  readonly lineage: readonly string[];
  /** Of these links in the tree; 1 for the roots. */
  readonly depth: number;
}

function Branch({ nodes, lineage, depth }: BranchProps): ReactNode {
  const toHref = useHref();
  const lang = useContentLang();
  return (
    <ul className={styles.branch} lang={lang}>
      {nodes.map((node) => {
        const isOpen = lineage[depth - 1] === node.slug;
        return (
          <li key={node.slug}>
            <a
              href={toHref(node.route)}
              className={styles.node}
              data-open={isOpen}
              aria-current={isOpen && lineage.length === depth ? 'page' : undefined}
            >
              {node.name}
            </a>
            {node.below.length > 0 && <Branch nodes={node.below} lineage={lineage} depth={depth + 1} />}
          </li>
        );
      })}
    </ul>
  );
}
