/** A Storage with the given content. */
function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

export interface FakePage {
  readonly page: Window;
  /** Addresses that the page navigated to or put into its history, in order. */
  readonly visited: string[];
  /** How often a navigation was stopped. */
  readonly stopped: () => number;
  readonly dispatch: (event: Event) => void;
}

/** The part of a window that sign-in uses; IndexedDB is refused, as in some private windows. */
export function createFakePage(address: string): FakePage {
  const url = new URL(address);
  const target = new EventTarget();
  const visited: string[] = [];
  let stopped = 0;
  const page = {
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    location: Object.assign(url, { assign: (href: string) => void visited.push(href) }),
    history: { state: null, replaceState: (_state: unknown, _title: string, href: string) => void visited.push(href) },
    navigator: { onLine: true },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    performance: { getEntriesByType: () => [] },
    setTimeout: (work: () => void, pause: number) => setTimeout(work, pause),
    clearTimeout: (timer: number) => clearTimeout(timer),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    stop: () => {
      stopped += 1;
    },
  };
  return {
    page: page as unknown as Window,
    visited,
    stopped: () => stopped,
    dispatch: (event) => void target.dispatchEvent(event),
  };
}
