// @ts-nocheck
import type { Scope } from 'effector';
import { scopeBind } from 'effector';
import { type PanelName, panelOpened } from '../panels/panels.model.ts';

const actionPrefix = 'action:';

/** Panels by the action that opens them (PUB-059). */
const panelOfAction: Readonly<Record<string, PanelName>> = {
  'open-news-feed-panel': 'news',
  'open-compare-panel': 'compare',
};

/** Answers clicks on actions anywhere in the page, chrome or remote; an unknown one is named once on the console (PUB-058, D-45). */
export function startActions(scope: Scope, page: Document, warn: (text: string) => void = console.warn): void {
  const open = scopeBind(panelOpened, { scope });
  const warned = new Set<string>();
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest<HTMLElement>(`[data-action], a[href^="${actionPrefix}"]`);
    if (!element) return;
    const action = element.dataset['action'] ?? element.getAttribute('href') ?? '';
    event.preventDefault();
    const name = action.slice(actionPrefix.length);
    const panel = Object.hasOwn(panelOfAction, name) ? panelOfAction[name] : undefined;
    if (panel !== undefined) open(panel);
    else if (!warned.has(action)) {
      warned.add(action);
      warn(`The action ${action} is not known`);
    }
  });
}
