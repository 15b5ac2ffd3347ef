/** The page threw before it was fully hydrated; the error itself has already been reported. */
export class HydrationFailure extends Error {
  override readonly name = 'HydrationFailure';
  constructor() {
    super('The page failed while it was hydrated');
  }
}

/** The server's HTML, for as long as a page is being hydrated over it. */
interface ServerHtml {
  /** Copies the container's content before React removes it; returns false once the page is settled. */
  readonly keep: () => boolean;
  /** Marks the page as hydrated; returns false if it had failed before. */
  readonly settle: () => boolean;
  /** Puts the copy back into the container. */
  readonly restore: () => void;
}

/** Guards the server's HTML in a container; copies it only when it is about to be lost. */
export function keepServerHtml(container: HTMLElement): ServerHtml {
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
