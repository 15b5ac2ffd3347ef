import { actionAttribute } from '@kmx/shared-contracts/attributes.ts';
import type { Scope } from 'effector';
import { scopeBind } from 'effector';
import { panelOpened } from '../state/open-panel/open-panel.model.ts';
import { flashElementId } from '../state/page-view/boot-data.ts';
import { actionPrefix, comparePanelLink, findActionPanel } from './find-action-panel.ts';

const ownMessages = `#${flashElementId}`;
const actions = `[${actionAttribute}], a[href^="${actionPrefix}"], ${ownMessages} a[href="${comparePanelLink}"]`;

/** Answers clicks on actions anywhere in the page, chrome or remote; an unknown one is named once on the console (PUB-058, D-45). */
export function startActions(scope: Scope, page: Document, warn: (text: string) => void = console.warn): void {
  const open = scopeBind(panelOpened, { scope });
  const warned = new Set<string>();
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest<HTMLElement>(actions);
    if (!element) return;
    const action = element.getAttribute(actionAttribute) ?? element.getAttribute('href') ?? '';
    event.preventDefault();
    const panel = findActionPanel(action, element.closest(ownMessages) !== null);
    if (panel !== null) open(panel);
    else if (!warned.has(action)) {
      warned.add(action);
      warn(`The action ${action} is not known`);
    }
  });
}
