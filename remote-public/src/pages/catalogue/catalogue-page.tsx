import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import { PageHeader } from '../../features/page-header/page-header.tsx';
import type { CatalogueData } from './catalogue.data.ts';
import * as styles from './catalogue-page.module.css';
import { CatalogueTree } from './catalogue-tree.tsx';
import { GroupCards } from './group-cards.tsx';
import { ProductList } from './product-list.tsx';

/** The catalogue and its groups: tree at the side, groups and machines as cards (PUB-004, PUB-005). */
export function CataloguePage({ data }: { readonly data: CatalogueData }): ReactNode {
  const t = useTranslate();
  const lang = useContentLang();
  const { group, groups } = data;
  const isNarrowed = data.filters.some(({ chosen }) => chosen !== null);
  const showsGroups = groups.length > 0 && !isNarrowed && data.pageNumber === 1;
  return (
    <div className={joinClassNames(box.page, styles.page)}>
      <PageHeader
        title={group?.name ?? t('catalogue.title')}
        lead={group?.description ?? t('catalogue.lead')}
        lang={group === null ? undefined : lang}
      />
      <Disclosure summary={t('catalogue.groups')} className={styles.compactTree}>
        <CatalogueTree tree={data.tree} lineage={data.lineage} />
      </Disclosure>
      <aside className={styles.side}>
        <CatalogueTree tree={data.tree} lineage={data.lineage} />
      </aside>
      <div className={styles.main}>
        {showsGroups && <GroupCards groups={groups} />}
        {group !== null && <ProductList data={data} isInView={!showsGroups} />}
      </div>
    </div>
  );
}
