/** Where the links of a page were seen, from which it follows which of them are prefetched. */
export interface LinkingPage {
  /** Address of the page. */
  readonly href: string;
  readonly buildId: string;
  /** Of all pages of the site and locale. */
  readonly urlPrefix: string;
}

/** What a page at rest asks of its background thread. */
export type BackgroundRequest =
  | {
      readonly kind: 'files';
      readonly addresses: readonly string[];
      /** Whether the page wants the JSON of the answers, and first; the browser's cache keeps them in any case. */
      readonly isAnswered: boolean;
    }
  | {
      readonly kind: 'pages';
      /** Addresses of links; those that lead elsewhere are left out. */
      readonly links: readonly string[];
      readonly from: LinkingPage;
      /** Whether they go before all that waits. */
      readonly isUrgent: boolean;
    };

/** The JSON that the page wanted. */
export interface BackgroundAnswer {
  readonly address: string;
  readonly json: unknown;
}
