import type { ReactNode } from 'react';
import { ColumnsIcon, NewsIcon, PersonIcon } from './icons.tsx';

/** The links at the side of every page. */
export function SideLinks(): ReactNode {
  return (
    <aside className="side" aria-label="Quick links">
      <a className="tool" href="/en/contact" aria-label="Contact">
        <PersonIcon />
      </a>
      <a className="tool" href="/en/products/compare" aria-label="Comparison">
        <ColumnsIcon />
      </a>
      <a className="tool" href="/en/media-releases" aria-label="News">
        <NewsIcon />
        <span />
      </a>
    </aside>
  );
}
