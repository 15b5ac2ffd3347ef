/** What a shortcut does: go to a path of the portal, focus the search field, undo the last change, or show the help. */
export type ShortcutAction =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'search' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'help' };

export interface Shortcut {
  /** Keys pressed in sequence, as in KeyboardEvent.key. */
  readonly keys: readonly string[];
  readonly textKey: string;
  readonly action: ShortcutAction;
}

/** The shortcuts of the portal, in the order of the help. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['g', 'd'], textKey: 'portal.dashboard', action: { kind: 'go', path: '/mykomax' } },
  { keys: ['g', 't'], textKey: 'portal.tickets', action: { kind: 'go', path: '/mykomax/tickets/list' } },
  { keys: ['g', 'i'], textKey: 'portal.inventory', action: { kind: 'go', path: '/mykomax/inventory' } },
  { keys: ['g', 's'], textKey: 'portal.downloads', action: { kind: 'go', path: '/mykomax/downloads' } },
  { keys: ['g', 'a'], textKey: 'portal.account', action: { kind: 'go', path: '/mykomax/account' } },
  { keys: ['n'], textKey: 'portal.newTicket', action: { kind: 'go', path: '/mykomax/tickets/newticket' } },
  { keys: ['/'], textKey: 'shortcuts.search', action: { kind: 'search' } },
  { keys: ['u'], textKey: 'users.undo', action: { kind: 'undo' } },
  { keys: ['?'], textKey: 'shortcuts.help', action: { kind: 'help' } },
];
