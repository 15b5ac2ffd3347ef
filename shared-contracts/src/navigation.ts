/** A link as the chrome and pages render it; `href` is final (locale and site prefix included). */
export interface ResolvedLink {
  readonly text: string;
  readonly href: string;
  readonly openInNewTab: boolean;
}

/** The panel beside an opened menu branch (SYS-045). */
export interface NavigationMarketing {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly link: ResolvedLink | null;
}

/** An entry of the navigation tree, already filtered by country and mapped to URLs (SYS-044). */
export interface NavigationItem {
  readonly id: string;
  readonly title: string;
  readonly breadcrumb: string;
  readonly url: string;
  /** Path without locale and site prefix, `/products/crimping`. */
  readonly unlocalizedUrl: string;
  readonly hidden: boolean;
  readonly items: readonly NavigationItem[];
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
    readonly contactLink: ResolvedLink | null;
    readonly sections: readonly FooterSection[];
  };
}

export interface Breadcrumb {
  readonly title: string;
  readonly href: string | null;
}
