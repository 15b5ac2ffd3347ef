import type { Scope } from 'effector';
import { scopeBind } from 'effector';
import { type PanelName, panelOpened } from '../panels/panels.model.ts';

const actionPrefix = 'action:';

/** The one action that content knows (PUB-059). */
const newsAction = 'open-news-feed-panel';

/** What a message of the shell itself opens: no action of links, so it stands in no content. */
export const comparePanelLink = '#open-compare-panel';

/** Answers clicks on actions anywhere in the page, chrome or remote; an unknown one is named once on the console (PUB-058, D-45). */
export function startActions(scope: Scope, page: Document, warn: (text: string) => void = console.warn): void {
  const open = scopeBind(panelOpened, { scope });
  const warned = new Set<string>();
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest<HTMLElement>(
      `[data-action], a[href^="${actionPrefix}"], #kmx-flash a[href="${comparePanelLink}"]`,
    );
    if (!element) return;
    const action = element.dataset['action'] ?? element.getAttribute('href') ?? '';
    event.preventDefault();
    const name = action.slice(actionPrefix.length);
    const panel: PanelName | null = action === comparePanelLink ? 'compare' : name === newsAction ? 'news' : null;
    if (panel !== null) open(panel);
    else if (!warned.has(action)) {
      warned.add(action);
      warn(`The action ${action} is not known`);
    }
  });
}
