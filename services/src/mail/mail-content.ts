/** The content of a mail, independent of its form; the language decides reading direction and hyphenation. */
export interface MailContent {
  readonly language: string;
  readonly subject: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  readonly action: { readonly text: string; readonly url: string } | null;
  /** Label and value of each line of a small table; a value with an address is a link. */
  readonly details: readonly (readonly [label: string, value: string, url?: string])[];
  readonly closing: readonly string[];
  /** Small print. */
  readonly note: string | null;
  /** Placed below the small print, such as the way to end a subscription. */
  readonly noteLink?: { readonly text: string; readonly url: string };
}
