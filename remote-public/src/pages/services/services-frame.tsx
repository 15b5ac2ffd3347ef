import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { Fragment, type ReactNode } from 'react';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import { PageHeader } from '../../features/page-header/page-header.tsx';
import { ServiceList } from '../../features/services/service-list.tsx';
import { ServiceGroupSection } from './service-group-section.tsx';
import type { RichServicesData, ServicesData } from './services.data.ts';
import * as styles from './services-page.module.css';

interface ServicesFrameProps<Block> {
  readonly data: Pick<ServicesData | RichServicesData, 'title' | 'lead' | 'catalogueLang' | 'services' | 'groups'>;
  readonly blocks: readonly Block[];
  readonly renderBlock: (block: Block, isFirst: boolean) => ReactNode;
}

/** The services in their groups, below the blocks of the overview or the title of a group. */
export function ServicesFrame<Block extends { readonly __typename: string }>({
  data,
  blocks,
  renderBlock,
}: ServicesFrameProps<Block>): ReactNode {
  const lang = useContentLang();
  const { catalogueLang } = data;
  const rendered = blocks.map((block, place) => (
    // The blocks of a page never change their order once rendered.
    <Fragment key={`${block.__typename}-${String(place)}`}>{renderBlock(block, place === 0)}</Fragment>
  ));
  return (
    <>
      {lang === undefined ? rendered : <div lang={lang}>{rendered}</div>}
      <div className={joinClassNames(box.page, styles.page)}>
        {blocks.length === 0 && (
          // Without a lead, the title is the page's own word for services.
          <PageHeader title={data.title} lead={data.lead} lang={data.lead === null ? undefined : catalogueLang} />
        )}
        {data.services.length > 0 && <ServiceList services={data.services} level={2} lang={catalogueLang} />}
        {data.groups.map((group) => (
          <ServiceGroupSection key={group.slug} group={group} level={2} lang={catalogueLang} />
        ))}
      </div>
    </>
  );
}
