import chrome from '../chrome.json';

/** A link of header or footer; most lead to pages that only the whole site has. */
export interface ChromeLink {
  readonly label: string;
  readonly href: string;
}

/** An entry of the main menu, with its panel. */
export interface MenuGroup extends ChromeLink {
  readonly sections?: readonly {
    readonly label: string;
    readonly href?: string;
    readonly links: readonly ChromeLink[];
  }[];
  readonly teaser?: {
    readonly title: string;
    readonly text: string;
    readonly more: ChromeLink;
    readonly picture: string;
  };
}

/** Header and footer of the site, as they were read from its own pages. */
export const { groups, languages, countries, footer } = chrome as {
  readonly groups: readonly MenuGroup[];
  readonly languages: readonly string[];
  readonly countries: readonly string[];
  readonly footer: readonly { readonly title: string; readonly links: readonly ChromeLink[] }[];
};
