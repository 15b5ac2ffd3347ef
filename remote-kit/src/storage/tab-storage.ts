const prefix = 'kmx-tab-';

/** What a remote keeps in this tab until it is closed, such as typed text; null when nothing is kept. */
export function readTabValue(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name);
  } catch {
    // A browser may forbid storage; what is kept here is a comfort, not a need.
    return null;
  }
}

/** Keeps a text in this tab, null forgets it; a full or forbidden storage is no failure. */
export function writeTabValue(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, value);
  } catch {
    // The visitor loses a comfort and must not lose the page.
  }
}
