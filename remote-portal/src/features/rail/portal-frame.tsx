import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import {
  downloadIcon,
  factoryIcon,
  gridIcon,
  type IconDrawing,
  signOutIcon,
  ticketIcon,
  userIcon,
  usersIcon,
} from '@kmx/design-system/icon/icons.ts';
import * as frame from '@kmx/design-system/layout/area-frame.module.css';
import * as edge from '@kmx/design-system/layout/scroll-edge.module.css';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { FrameProps } from '@kmx/remote-kit/remote/define-remote.ts';
import { useHref, usePageRequest, useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PortalPageDefinition } from '../../data/portal-page-definition.ts';
import { applyThemeChoice, readThemeChoice } from '../account/theme-setting.ts';
import { ShownPageContext } from '../frame/shown-page.ts';
import { mayUseMachines } from '../machines/machine-page-frame.tsx';
import { ShortcutHelp } from '../shortcuts/shortcut-help.tsx';
import { mayUseTickets } from '../tickets/ticket-page-frame.tsx';
import { UndoArea } from '../undo/undo-area.tsx';
import * as styles from './portal-frame.module.css';

interface RailEntry {
  /** Name of its page in the table of pages. */
  readonly name: string;
  readonly icon: IconDrawing;
  /** Start of the paths of its pages; defaults to its own path only. */
  readonly area?: string;
}

const entries: readonly RailEntry[] = [
  { name: 'dashboard', icon: gridIcon },
  { name: 'tickets', icon: ticketIcon, area: '/mykomax/tickets/' },
  { name: 'inventory', icon: factoryIcon, area: '/mykomax/inventory' },
  { name: 'downloads', icon: downloadIcon },
  { name: 'account', icon: userIcon },
];
// All are shown until the user is known, as rendered by the server.
const isOpen = ({ name }: RailEntry, user: User | null): boolean =>
  user === null || (name === 'tickets' ? mayUseTickets(user) : name === 'inventory' ? mayUseMachines(user) : true);
const administration: RailEntry = { name: 'user-admin', icon: usersIcon, area: '/mykomax/user-admin' };
const signOut: RailEntry = { name: 'logout', icon: signOutIcon };

/** Pixels of the previous entry that stay visible. */
const peek = 48;

/** The quiet frame of the portal: a navigation rail around the page. */
export function PortalFrame({ page, pages, children }: FrameProps<PortalPageDefinition>): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { path } = usePageRequest();
  const { user } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const isAdministrator = user !== null && resolveServiceStatus('delegated-admin', user.roles) === 'active';
  const shown = [
    ...entries.filter((entry) => isOpen(entry, user)),
    ...(isAdministrator ? [administration] : []),
    signOut,
  ];
  useEffect(() => applyThemeChoice(readThemeChoice()), []);
  useEffect(() => {
    // On a narrow screen the rail is a single scrolling line; the current page's entry must be fully visible in it.
    const current = list.current?.querySelector('[aria-current]')?.parentElement;
    if (path !== '' && current && list.current) {
      list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - peek;
    }
  }, [path, isAdministrator]);
  return (
    <div className={frame.frame} data-rail="true">
      <nav className={frame.rail} aria-label={t('portal.navigation')}>
        <p className={styles.name}>{t('portal.title')}</p>
        <ul ref={list} className={joinClassNames(frame.list, edge.inline)}>
          {shown.map((entry) => {
            const target = pages.find(({ name }) => name === entry.name);
            if (target === undefined) throw new Error(`The rail has an entry for ${entry.name}, which is no page`);
            const isCurrent = path === target.pattern;
            // Services without an entry of their own are found on the dashboard.
            const isInside =
              entry.area === undefined
                ? entry.name === page.parent && !shown.some(({ name }) => name === page.name)
                : path.startsWith(entry.area);
            return (
              <li key={entry.name}>
                <a
                  href={href(target.pattern)}
                  className={frame.entry}
                  aria-current={isCurrent ? 'page' : isInside ? 'true' : undefined}
                >
                  <Icon drawing={entry.icon} />
                  <span>{t(target.titleId)}</span>
                </a>
              </li>
            );
          })}
        </ul>
        {user !== null && <ShortcutHelp />}
      </nav>
      <div className={frame.content}>
        <ShownPageContext value={page}>
          <UndoArea>{children}</UndoArea>
        </ShownPageContext>
      </div>
    </div>
  );
}
