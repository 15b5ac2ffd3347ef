import type { ReactNode } from 'react';
import { groups } from './chrome-data.ts';
import { DownIcon, MenuIcon } from './icons.tsx';

/** The main menu of narrow windows. */
export function NarrowMenu(): ReactNode {
  return (
    <details className="narrow" name="menu">
      <summary className="tool" aria-label="Menu">
        <MenuIcon />
      </summary>
      <div className="panel">
        <nav aria-label="Menu">
          <ul>
            {groups.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>
                  <span>{label}</span>
                  <DownIcon />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </details>
  );
}
