/** A message above the page (PUB-055..057). */
export interface FlashMessage {
  readonly id: string;
  readonly kind: 'info' | 'success' | 'error';
  readonly text: string;
  readonly link: { readonly text: string; readonly href: string } | null;
  /** A static message cannot be dismissed. */
  readonly isStatic: boolean;
  /** A floating message hides itself after 7000 ms. */
  readonly isFloating: boolean;
}
export const floatingFlashMessageMs = 7000;
