import { usePageRequest, useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { isUnderWay } from '@kmx/remote-kit/uploads/upload-item.ts';
import { type Uploads, useUploads } from '@kmx/remote-kit/uploads/use-uploads.ts';
import { maxUploads } from '@kmx/shared-contracts/forms.ts';
import { type HeldRemoval, useHeldRemovals } from './use-held-removals.ts';

/** The attached files of a form. */
export interface Attachments extends Uploads {
  /** Ids of the uploaded files, for the service desk. */
  readonly ids: readonly string[];
  /** Whether the form has to wait for uploads. */
  readonly isUnderWay: boolean;
  /** Whether no further file can be added. */
  readonly isFull: boolean;
  /** Removed recently: no longer part of the form, but can be put back. */
  readonly removed: readonly HeldRemoval[];
  readonly putBack: (removal: HeldRemoval) => void;
}

/** Uploads pictures and videos while a form is filled in; `name` distinguishes the forms of one user (POR-068). */
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
