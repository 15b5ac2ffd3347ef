import { usePageRequest, usePageResult } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';

interface EditableFieldProps {
  /** Name of the field in the content model. */
  readonly field: 'title' | 'blocks';
  /** Place of a block among the blocks of its page; null for what is no list. */
  readonly place: number | null;
  readonly children: ReactNode;
}

/** In draft marks what belongs to which field, so that an editing tool can open it by a click (HY-87); else draws nothing of its own. */
export function EditableField({ field, place, children }: EditableFieldProps): ReactNode {
  const { stage } = usePageRequest();
  const { id } = usePageResult().meta;
  if (stage !== 'DRAFT' || id === null) return children;
  const chain = place === null ? undefined : JSON.stringify([{ fieldId: field, instanceId: String(place) }]);
  return (
    <div data-hygraph-entry-id={id} data-hygraph-field-api-id={field} data-hygraph-component-chain={chain}>
      {children}
    </div>
  );
}
