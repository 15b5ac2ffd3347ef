/** The page threw before it was hydrated as a whole; the error itself has been reported. */
export class HydrationFailure extends Error {
  override readonly name = 'HydrationFailure';
  constructor() {
    super('The page failed while it was hydrated');
  }
}

/** What the server drew, for as long as a page is being hydrated over it. */
interface ServerDrawing {
  /** Keeps what stands in the container now, before React takes it away; false once the page is settled. */
  readonly keep: () => boolean;
  /** The page is hydrated; false when it had failed before. */
  readonly settle: () => boolean;
  /** Puts what was kept into the container. */
  readonly restore: () => void;
}

/** Watches over the server's HTML in a container; it is copied only when it is about to be lost. */
export function keepServerDrawing(container: HTMLElement): ServerDrawing {
  let kept: readonly Node[] | null = null;
  let isSettled = false;
  return {
    keep: () => {
      if (isSettled) return false;
      kept ??= Array.from(container.childNodes, (node) => node.cloneNode(true));
      return true;
    },
    settle: () => {
      isSettled = kept === null;
      return isSettled;
    },
    restore: () => {
      if (kept) container.replaceChildren(...kept);
    },
  };
}
