/**
 * Calls back with the stored text of a key when it may have changed without this document: in another tab, or while the
 * document was in the back/forward cache, where it hears of nothing.
 */
export function followStorage(
  page: Pick<Window, 'addEventListener' | 'localStorage'>,
  key: string,
  onChange: (text: string | null) => void,
): void {
  page.addEventListener('storage', (event) => {
    // A cleared storage names no key.
    if (event.key === key || event.key === null) onChange(event.newValue);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onChange(page.localStorage.getItem(key));
  });
}
