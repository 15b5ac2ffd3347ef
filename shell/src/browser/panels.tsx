import { createWatch, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Panel, PanelHost, type PanelProps } from '../chrome/panels/panel-host.tsx';
import { $openPanel, type PanelName, panelClosed, panelOpened } from '../state/open-panel/open-panel.model.ts';
import type { BootData } from '../state/page-view/boot-data.ts';

const loaders: Readonly<Record<PanelName, () => Promise<Panel>>> = {
  contact: async () =>
    (await import(/* webpackChunkName: "panel-contact" */ '../chrome/panels/contact-panel.tsx')).ContactPanel,
  compare: async () =>
    (await import(/* webpackChunkName: "panel-compare" */ '../chrome/panels/compare-panel.tsx')).ComparePanel,
  news: async () => (await import(/* webpackChunkName: "panel-news" */ '../chrome/panels/news-panel.tsx')).NewsPanel,
};
const loadPanel = (name: PanelName): Promise<Panel> => loaders[name]();

interface PanelsOptions {
  readonly boot: BootData;
  readonly scope: Scope;
}

/** Renders the panels from their first use on; before that they cost nothing. */
export function startPanels({ boot, scope }: PanelsOptions, wrap: (content: ReactNode) => ReactNode): void {
  const render = () => {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(
      wrap(<LivePanels place={boot.urlPrefix} mainPlace={boot.chrome.mainSitePrefix} locale={boot.locale} />),
    );
  };
  // A click may have been handled before the texts had loaded.
  if (scope.getState($openPanel) !== null) {
    render();
    return;
  }
  const stop = createWatch({
    unit: panelOpened,
    scope,
    fn: () => {
      stop();
      render();
    },
  });
}

function LivePanels(page: Pick<PanelProps, 'place' | 'mainPlace' | 'locale'>): ReactNode {
  const [name, close] = useUnit([$openPanel, panelClosed]);
  return <PanelHost name={name} {...page} loadPanel={loadPanel} onClose={close} />;
}
