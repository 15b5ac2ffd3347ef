import { usePageRequest, useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { isUnderWay } from '@kmx/remote-kit/uploads/upload-item.ts';
import { type Uploads, useUploads } from '@kmx/remote-kit/uploads/use-uploads.ts';
import { maxUploads } from '@kmx/shared-contracts/forms.ts';
import { type HeldRemoval, useHeldRemovals } from './use-held-removals.ts';

/** Files of a form of the portal. */
export interface Attachments extends Uploads {
  /** Ids of the complete files, for the service desk. */
  readonly ids: readonly string[];
  /** Whether the form has to wait for files. */
  readonly isUnderWay: boolean;
  /** Whether there is no room for another one. */
  readonly isFull: boolean;
  /** Taken away a moment ago; they go with nothing any more, but can be put back. */
  readonly removed: readonly HeldRemoval[];
  readonly putBack: (removal: HeldRemoval) => void;
}

/** Sends pictures and videos while a form is filled in; `name` tells the forms of a person apart (POR-068). */
export function useAttachments(name: string): Attachments {
  const { user } = useSession();
  const { formToken } = usePageRequest();
  const draftName = `${user?.id ?? ''}-${name}`;
  const uploads = useUploads(draftName, formToken);
  const { held, remove, putBack, finish } = useHeldRemovals(uploads, draftName);
  const items = uploads.items.filter(({ key }) => !held.some((removal) => removal.key === key));
  return {
    ...uploads,
    items,
    remove,
    removed: held,
    putBack,
    clear: () => {
      finish();
      uploads.clear();
    },
    ids: items.flatMap(({ state, id }) => (state === 'done' && id !== null ? [id] : [])),
    isUnderWay: items.some(isUnderWay),
    isFull: uploads.items.length >= maxUploads,
  };
}
