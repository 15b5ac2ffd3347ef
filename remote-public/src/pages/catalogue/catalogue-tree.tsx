import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { Classification } from '../../data/catalogue/classification.ts';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import * as styles from './catalogue-tree.module.css';

interface CatalogueTreeProps {
  readonly tree: readonly Classification[];
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
      <Branch nodes={tree} lineage={lineage} />
    </nav>
  );
}

interface BranchProps {
  readonly nodes: readonly Classification[];
  readonly lineage: readonly string[];
}

function Branch({ nodes, lineage }: BranchProps): ReactNode {
  const toHref = useHref();
  const lang = useContentLang();
  return (
    <ul className={styles.branch} lang={lang}>
      {nodes.map((node) => {
        const depth = node.lineage.length;
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
            {isOpen && node.childClassifications.length > 0 && (
              <Branch nodes={node.childClassifications} lineage={lineage} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
