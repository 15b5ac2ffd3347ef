import type { PanelName } from '../state/open-panel/open-panel.model.ts';

/** Prefix of targets that do something instead of leading somewhere (PUB-058). */
export const actionPrefix = 'action:';

/** The action of the shell's own messages: not an action of links, so no content can trigger it. */
export const comparePanelLink = '#open-compare-panel';

/** The panel that a clicked target opens; content knows one action and no other (PUB-059). */
export function findActionPanel(target: string, isOwnMessage: boolean): PanelName | null {
  if (target === `${actionPrefix}open-news-feed-panel`) return 'news';
  return isOwnMessage && target === comparePanelLink ? 'compare' : null;
}
