import type { ReactNode } from 'react';
import { type ChromeLink, groups, type MenuGroup } from './chrome-data.ts';
import { ArrowIcon, DownIcon } from './icons.tsx';
import type { PageParts } from './types.ts';

type MenuParts = Pick<PageParts, 'Link' | 'listPath' | 'picturePath'>;

const productsPath = '/en/products';

function EntryLink({ href, label, parts }: ChromeLink & { readonly parts: MenuParts }): ReactNode {
  const { Link, listPath } = parts;
  return href === productsPath ? <Link href={listPath}>{label}</Link> : <a href={href}>{label}</a>;
}

function Panel({ group, parts }: { readonly group: MenuGroup; readonly parts: MenuParts }): ReactNode {
  const { sections = [], teaser } = group;
  return (
    <details name="menu">
      <summary>
        <span className="hidden">Show pages in: {group.label}</span>
        <DownIcon />
      </summary>
      <div className="panel">
        <div>
          <a className="overview" href={group.href}>
            <span>Overview: {group.label}</span>
            <ArrowIcon />
          </a>
          <ul>
            {sections.map(({ label, href, links }) => (
              <li key={label}>
                {href === undefined ? <p>{label}</p> : <a href={href}>{label}</a>}
                {links.length > 0 && (
                  <ul>
                    {links.map((link) => (
                      <li key={link.href}>
                        <a href={link.href}>{link.label}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
        {teaser && (
          <div className="teaser">
            <img src={parts.picturePath(teaser.picture)} width="480" height="320" alt="" loading="lazy" />
            <div>
              <p>{teaser.title}</p>
              <p>{teaser.text}</p>
              <a href={teaser.more.href}>{teaser.more.label}</a>
            </div>
          </div>
        )}
      </div>
    </details>
  );
}

/** The main menu: an entry with a panel for each group. */
export function MainMenu({ parts }: { readonly parts: MenuParts }): ReactNode {
  return (
    <nav className="menu" aria-label="Main">
      <ul>
        {groups.map((group) => (
          <li key={group.label}>
            <EntryLink href={group.href} label={group.label} parts={parts} />
            {group.sections && <Panel group={group} parts={parts} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
