import { Card } from '@kmx/design-system/card/card.tsx';
import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { createClassificationRoute, findLineage } from '../../data/classification.ts';
import { pictureSize } from '../../data/picture-size.ts';
import type { CatalogueData } from './catalogue.data.ts';
import * as styles from './catalogue-page.module.css';
import { CatalogueTree } from './catalogue-tree.tsx';
import { familyWires } from './family-wires.ts';
import { ProductCard } from './product-card.tsx';

/** The catalogue and its groups: tree at the side, groups and machines as cards (PUB-004, PUB-005). */
export function CataloguePage({ data }: { readonly data: CatalogueData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const lineage = findLineage(data.tree, data.lineage);
  const group = lineage.at(-1);
  const groups = group === undefined ? data.tree : group.children;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{group?.name ?? t('catalogue.title')}</h1>
        <p>{group?.description ?? t('catalogue.lead')}</p>
      </header>
      <Disclosure summary={t('catalogue.groups')} className={styles.compactTree}>
        <CatalogueTree tree={data.tree} lineage={data.lineage} />
      </Disclosure>
      <aside className={styles.side}>
        <CatalogueTree tree={data.tree} lineage={data.lineage} />
      </aside>
      <div className={styles.main}>
        {groups.length > 0 && (
          <ul className={styles.cards}>
            {groups.map((node) => (
              <li key={node.slug}>
                <Card
                  title={node.name}
                  level={2}
                  href={toHref(createClassificationRoute([...lineage, node]))}
                  wire={familyWires[lineage[0]?.slug ?? node.slug]}
                  picture={
                    <Picture
                      path={node.image_url}
                      {...pictureSize}
                      alt=""
                      preset="gallery"
                      className={styles.picture}
                    />
                  }
                >
                  {node.description}
                </Card>
              </li>
            ))}
          </ul>
        )}
        {group !== undefined && (
          <>
            <p className={styles.count}>{t('catalogue.machines', { count: data.products.length })}</p>
            <ul className={styles.cards}>
              {data.products.map((product) => (
                <li key={product.slug}>
                  <ProductCard product={product} level={2} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
