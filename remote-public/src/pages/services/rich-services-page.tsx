import type { ReactNode } from 'react';
import { AnyBlock } from '../../features/blocks/any-block.tsx';
import type { RichServicesData } from './services.data.ts';
import { ServicesFrame } from './services-frame.tsx';

/** The service catalogue below an introduction with rich blocks (PUB-008). */
export function RichServicesPage({ data }: { readonly data: RichServicesData }): ReactNode {
  return (
    <ServicesFrame
      data={data}
      blocks={data.blocks}
      renderBlock={(block, isFirst) => <AnyBlock block={block} isFirst={isFirst} />}
    />
  );
}
