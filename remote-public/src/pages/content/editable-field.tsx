import { usePageRequest, usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

interface EditableFieldProps {
  /** Name of the field in the content model. */
  readonly field: 'title' | 'blocks';
  /** Id of a block; absent for anything else. */
  readonly instanceId?: string | undefined;
  readonly children: ReactNode;
}

/**
 * In drafts, marks which field its content belongs to, so that an editing tool can open it on click (HY-87); otherwise
 * renders only its children.
 */
export function EditableField({ field, instanceId, children }: EditableFieldProps): ReactNode {
  const { stage } = usePageRequest();
  const { id } = usePageResult().meta;
  if (stage !== 'DRAFT' || id === null) return children;
  const chain = instanceId === undefined ? undefined : JSON.stringify([{ fieldId: field, instanceId }]);
  return (
    <div data-hygraph-entry-id={id} data-hygraph-field-api-id={field} data-hygraph-component-chain={chain}>
      {children}
    </div>
  );
}
