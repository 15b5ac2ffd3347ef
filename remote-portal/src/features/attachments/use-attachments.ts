import { usePageRequest, useSession } from '@kmx/shared-contracts/remote-root.tsx';
import { isUnderWay } from '@kmx/shared-contracts/uploads/upload-item.ts';
import { type Uploads, useUploads } from '@kmx/shared-contracts/uploads/use-uploads.ts';

/** Files of a form of the portal. */
export interface Attachments extends Uploads {
  /** Ids of the complete files, for the service desk. */
  readonly ids: readonly string[];
  /** Whether the form has to wait for files. */
  readonly isUnderWay: boolean;
}

/** Sends pictures and videos while a form is filled in; `name` tells the forms of a person apart (POR-068). */
export function useAttachments(name: string): Attachments {
  const { user } = useSession();
  const { formToken } = usePageRequest();
  const uploads = useUploads(`${user?.id ?? ''}-${name}`, formToken);
  return {
    ...uploads,
    ids: uploads.items.flatMap(({ state, id }) => (state === 'done' && id !== null ? [id] : [])),
    isUnderWay: uploads.items.some(isUnderWay),
  };
}
