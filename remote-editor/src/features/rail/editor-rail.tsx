import { Button } from '@kmx/design-system/button/button.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import {
  calendarIcon,
  clockIcon,
  deleteIcon,
  fileIcon,
  globeIcon,
  gridIcon,
  type IconDrawing,
  menuIcon,
  newsIcon,
  signOutIcon,
} from '@kmx/design-system/icon/icons.ts';
import * as area from '@kmx/design-system/layout/area-frame.module.css';
import * as edge from '@kmx/design-system/layout/scroll-edge.module.css';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { deletedPath, editorPath, entriesPath } from '../../data/editor-paths.ts';
import { signOutEditor } from '../../data/editor-session.ts';
import { removeKeptEdits } from '../content-form/draft/kept-edits.ts';
import { PersonName } from '../person/person-name.tsx';
import { StageSwitch } from '../preview/stage-switch.tsx';
import * as styles from './editor-frame.module.css';

interface RailEntry {
  readonly path: string;
  readonly titleId: string;
  readonly icon: IconDrawing;
  /** Start of the paths of further pages that belong to it. */
  readonly below?: string;
}

const entries: readonly RailEntry[] = [
  { path: editorPath, titleId: 'overview.title', icon: gridIcon },
  { path: `${editorPath}/pages`, titleId: 'pages.title', icon: fileIcon, below: `${editorPath}/pages/` },
  { path: `${entriesPath}/Story`, titleId: 'entries.title', icon: newsIcon, below: `${entriesPath}/` },
  { path: `${editorPath}/translations`, titleId: 'translations.title', icon: globeIcon },
  { path: `${editorPath}/schedule`, titleId: 'schedule.title', icon: calendarIcon },
  { path: `${editorPath}/navigation`, titleId: 'navigation.title', icon: menuIcon },
  { path: `${editorPath}/log`, titleId: 'log.title', icon: clockIcon },
  { path: deletedPath, titleId: 'deleted.title', icon: deleteIcon },
];

/** Pixels of the previous entry that stay visible. */
const peek = 48;

/** The pages of the editor area, the stage in which the site is shown, and the sign-out (EDT-005, EDT-007). */
export function EditorRail({ onSignedOut }: { readonly onSignedOut: () => void }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const showMessage = useShowMessage();
  const { path } = usePageRequest();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a narrow screen the rail is a single scrolling line; the current page's entry must be fully visible in it.
    const current = list.current?.querySelector('[aria-current]')?.parentElement;
    if (path !== '' && current && list.current) {
      list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - peek;
    }
  }, [path]);
  const signOut = () => {
    signOutEditor().then(
      () => {
        removeKeptEdits();
        onSignedOut();
      },
      (error: unknown) => {
        shell?.reportError(error, 'editor sign-out');
        showMessage('error', t('logout.failed'));
      },
    );
  };
  return (
    <div className={area.rail}>
      <nav aria-label={t('editor.title')}>
        <ul ref={list} className={joinClassNames(area.list, edge.inline)}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <a
                href={href(entry.path)}
                className={area.entry}
                aria-current={
                  path === entry.path
                    ? 'page'
                    : entry.below !== undefined && path.startsWith(entry.below)
                      ? 'true'
                      : undefined
                }
              >
                <Icon drawing={entry.icon} />
                <span>{t(entry.titleId)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <StageSwitch />
        <PersonName />
        <Button variant="quiet" size="small" isFlush icon={signOutIcon} onClick={signOut}>
          {t('logout')}
        </Button>
      </div>
    </div>
  );
}
