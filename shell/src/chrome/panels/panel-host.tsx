import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { PanelName } from '../../state/open-panel/open-panel.model.ts';

/** What a panel receives: the site and locale it is opened in. */
export interface PanelProps {
  /** URL prefix of the page, `/de-ch`. */
  readonly place: string;
  /** The same for the main site, the only one with pages for contact and support. */
  readonly mainPlace: string;
  readonly locale: Locale;
  readonly onClose: () => void;
}

export type Panel = ComponentType<PanelProps>;

interface PanelHostProps extends PanelProps {
  /** Null when no panel is open. */
  readonly name: PanelName | null;
  /** Loads the code of a panel; rejects when loading fails, and may then be called again. */
  readonly loadPanel: (name: PanelName) => Promise<Panel>;
}

type Loaded = { readonly name: PanelName; readonly panel: Panel | 'failed' };

/** The frame of the open panel: a native modal dialog that opens immediately and shows its content once the code has loaded. */
export function PanelHost({ name, loadPanel, ...shared }: PanelHostProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState<PanelName>('contact');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The title stays while the dialog closes.
  if (name !== null && name !== shown) setShown(name);
  useEffect(() => {
    if (name === null) return;
    let isCurrent = true;
    setLoaded((previous) => (previous?.name === name && previous.panel !== 'failed' ? previous : null));
    loadPanel(name).then(
      (panel) => isCurrent && setLoaded({ name, panel }),
      () => isCurrent && setLoaded({ name, panel: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, loadPanel, attempt]);
  return (
    <Dialog
      open={name !== null}
      onClose={shared.onClose}
      title={translate(`${shown}.title`)}
      closeText={translate('common.close')}
      size="side"
    >
      {name !== null && (
        <PanelInside
          panel={loaded?.name === name ? loaded.panel : null}
          {...shared}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </Dialog>
  );
}

interface PanelInsideProps extends PanelProps {
  readonly panel: Panel | 'failed' | null;
  readonly onRetry: () => void;
}

function PanelInside({ panel: Inside, onRetry, ...props }: PanelInsideProps): ReactNode {
  if (Inside === null) return <PanelLoading />;
  if (Inside === 'failed') return <PanelFailure onRetry={onRetry} />;
  return <Inside {...props} />;
}

/** Placeholder for content that a panel is loading. */
export function PanelLoading() {
  const translate = useTranslate();
  return (
    <LoadingRegion text={translate('panel.loading')}>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </LoadingRegion>
  );
}

/** Reports that loading failed and offers a retry. */
export function PanelFailure({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <p>{translate('panel.failed')}</p>
      <p>
        <Button variant="secondary" icon={refreshIcon} onClick={onRetry}>
          {translate('common.retry')}
        </Button>
      </p>
    </div>
  );
}
