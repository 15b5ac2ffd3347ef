/** How a link is followed: inside the page, only by the browser, or as an action of the interface (PUB-058..060). */
export type LinkKind = 'in-app' | 'hard' | 'action';

/** A link as the chrome and pages render it; `href` is final (locale and site prefix included), or `action:...`. */
export interface ResolvedLink {
  readonly text: string;
  readonly href: string;
  readonly kind: LinkKind;
  readonly openInNewTab: boolean;
}

/** A picture of the content system in the chrome; `width` and `height` are those of the original, in pixels. */
export interface ChromePicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alternativeText: string;
}

/** The panel next to an open menu branch (SYS-045). */
export interface NavigationMarketing {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** Logo of the promoted product, or null. */
  readonly logo: ChromePicture | null;
  /** Page theme of the panel's ground, `Dark_White` by default (CON-021). */
  readonly backgroundColor: string;
  readonly link: ResolvedLink | null;
}

/** A titled group of pages in an opened menu branch (SYS-045). */
export interface NavigationSection {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

/** An entry of the navigation tree, already filtered by country and mapped to URLs (SYS-044). */
export interface NavigationItem {
  readonly id: string;
  readonly title: string;
  /** Value of `lang` for all texts of the item, its sections' titles and its panel, where it is not that of the page. */
  readonly language?: string;
  readonly breadcrumb: string;
  readonly url: string;
  readonly kind: LinkKind;
  /** Path without locale and site prefix, `/products/crimping`. */
  readonly unlocalizedUrl: string;
  readonly hidden: boolean;
  readonly items: readonly NavigationItem[];
  readonly sections: readonly NavigationSection[];
  readonly marketing: NavigationMarketing | null;
}

export interface FooterSection {
  readonly title: string;
  readonly links: readonly ResolvedLink[];
}

/** Header and footer of a site in one language (SRV-024). */
export interface SiteNavigation {
  readonly header: {
    readonly theme: string;
    readonly hidden: boolean;
    readonly homeItems: readonly NavigationItem[];
    readonly topItems: readonly NavigationItem[];
  };
  readonly footer: {
    readonly theme: string;
    /** Value of `lang` for its texts where it is not that of the page. */
    readonly language?: string;
    readonly contactLink: ResolvedLink | null;
    readonly sections: readonly FooterSection[];
  };
}

export interface Breadcrumb {
  readonly title: string;
  readonly href: string | null;
  /** Language of the title where it is not that of the page. */
  readonly language?: string;
}
