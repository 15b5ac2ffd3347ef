import type { ReactNode } from 'react';

/** A drawing of 24 units. */
function Icon({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Two columns: the comparison. */
export const ColumnsIcon = (): ReactNode => (
  <Icon>
    <rect x="4" y="4" width="16" height="16" rx="1" />
    <path d="M12 4v16" />
  </Icon>
);

/** An arrow to the right. */
export const ArrowIcon = (): ReactNode => (
  <Icon>
    <path d="M4 12h16" />
    <path d="m13 5 7 7-7 7" />
  </Icon>
);

/** Opens a menu. */
export const DownIcon = (): ReactNode => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

/** A magnifying glass. */
export const SearchIcon = (): ReactNode => (
  <Icon>
    <path d="m21 21-5-5" />
    <circle cx="10" cy="10" r="7" />
  </Icon>
);

/** A globe: language, country and units. */
export const GlobeIcon = (): ReactNode => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18" />
    <path d="M12 3c5 6 5 12 0 18c-5-6-5-12 0-18" />
  </Icon>
);

/** A person: the account. */
export const PersonIcon = (): ReactNode => (
  <Icon>
    <path d="M4 21c0-9 16-9 16 0" />
    <circle cx="12" cy="8" r="4" />
  </Icon>
);

/** Three lines: the menu. */
export const MenuIcon = (): ReactNode => (
  <Icon>
    <path d="M4 6h16" />
    <path d="M4 12h16" />
    <path d="M4 18h16" />
  </Icon>
);

/** A sheet with lines: news. */
export const NewsIcon = (): ReactNode => (
  <Icon>
    <rect x="4" y="4" width="16" height="16" rx="1" />
    <path d="M8 8h8" />
    <path d="M8 12h8" />
    <path d="M8 16h5" />
  </Icon>
);

/** The mark of the site. */
export const Logo = (): ReactNode => (
  <svg className="logo" viewBox="0 0 86 24" width="86" height="24" role="img" aria-label="KMX">
    <g transform="translate(0 0)">
      <polygon points="0,0 6.5,0 6.5,24 0,24" />
      <polygon points="8.5,12 16.2,0 24,0 16.3,12" />
      <polygon points="8.5,12 16.3,12 24,24 16.2,24" />
    </g>
    <g transform="translate(28 0)">
      <polygon points="0,0 6.5,0 6.5,24 0,24" />
      <polygon points="22.5,0 29,0 29,24 22.5,24" />
      <polygon points="8.5,0 14.5,9.6 20.5,0 20.5,10.4 14.5,20 8.5,10.4" />
    </g>
    <g transform="translate(61 0)">
      <polygon points="0,0 8,0 11.5,4.94 7.5,10.59" />
      <polygon points="25,24 17,24 13.5,19.06 17.5,13.41" />
      <polygon points="0,24 17,0 25,0 8,24" className="mark" />
    </g>
  </svg>
);
