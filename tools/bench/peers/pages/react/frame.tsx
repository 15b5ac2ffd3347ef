import type { ReactNode } from 'react';
import { footer } from './chrome-data.ts';
import { ComparisonCounter } from './comparison-counter.tsx';
import { ArrowIcon, Logo, PersonIcon, SearchIcon } from './icons.tsx';
import { MainMenu } from './main-menu.tsx';
import { NarrowMenu } from './narrow-menu.tsx';
import { Preferences } from './preferences.tsx';
import { SideLinks } from './side-links.tsx';
import type { PageParts } from './types.ts';

function Search(): ReactNode {
  return (
    <details name="menu">
      <summary className="tool" aria-label="Search">
        <SearchIcon />
      </summary>
      <div className="panel">
        <search>
          <form action="/en/search">
            <label>
              <span className="hidden">Search this site</span>
              <SearchIcon />
              <input type="search" name="q" />
            </label>
            <button type="submit">Search</button>
          </form>
        </search>
      </div>
    </details>
  );
}

function Footer(): ReactNode {
  return (
    <footer>
      <div className="footer-top">
        <Logo />
        <a className="contact" href="/en/contact">
          <span>Talk to a specialist</span>
          <ArrowIcon />
        </a>
      </div>
      <nav className="footer-links" aria-label="Footer">
        {footer.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p>© KMX. All rights reserved.</p>
    </footer>
  );
}

/** Header and footer around a page, with as many elements as those of the product. */
export function Frame(props: { readonly parts: PageParts; readonly children: ReactNode }): ReactNode {
  const { parts, children } = props;
  return (
    <div className="frame">
      <a className="hidden" href="#main">
        Skip to content
      </a>
      <header>
        <a href="/en" aria-label="Home">
          <Logo />
        </a>
        <MainMenu parts={parts} />
        <div className="tools">
          <Search />
          <Preferences />
          <ComparisonCounter />
          <a className="tool" href="/en/mykomax">
            <PersonIcon />
            <span className="hidden">Sign in</span>
          </a>
        </div>
        <NarrowMenu />
      </header>
      <SideLinks />
      <main id="main">{children}</main>
      <Footer />
    </div>
  );
}
