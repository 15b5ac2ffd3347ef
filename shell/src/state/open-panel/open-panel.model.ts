import { createEvent, createStore } from 'effector';

/** Panels over the page; one is open at a time. */
export type PanelName = 'contact' | 'news' | 'compare';

export const panelOpened = createEvent<PanelName>();
export const panelClosed = createEvent();

/** The open panel, or null. */
export const $openPanel = createStore<PanelName | null>(null, { sid: 'kmx.panel' })
  .on(panelOpened, (_previous, name) => name)
  .on(panelClosed, () => null);
