import chrome from '~~/shared/chrome.json';

interface ChromeLink {
  label: string;
  href: string;
}

/** An entry of the main menu, with its panel. */
export interface MenuGroup extends ChromeLink {
  sections?: { label: string; href?: string; links: ChromeLink[] }[];
  teaser?: { title: string; text: string; more: ChromeLink; picture: string };
}

/** Header and footer of the site, as they were read from its own pages. */
export const siteChrome = chrome as {
  groups: MenuGroup[];
  languages: string[];
  countries: string[];
  footer: { title: string; links: ChromeLink[] }[];
};

/** Address of a picture. */
export const toPicturePath = (name: string) => `/pictures/${name}.webp`;
