import type { ReactNode } from 'react';
import { PageBlock } from '../../features/blocks/page-block.tsx';
import type { ServicesData } from './services.data.ts';
import { ServicesFrame } from './services-frame.tsx';

/** The service catalogue below the editors' introduction (PUB-008). */
export function ServicesPage({ data }: { readonly data: ServicesData }): ReactNode {
  return (
    <ServicesFrame
      data={data}
      blocks={data.blocks}
      renderBlock={(block, isFirst) => <PageBlock block={block} isFirst={isFirst} />}
    />
  );
}
