import { applyTextMode } from '@kmx/design-system/example/apply-text-mode.ts';
import type { Example } from '@kmx/design-system/example/example.ts';
import { useEffect, useRef } from 'react';
import { useDisplaySettings } from '../display-settings/display-settings-context.tsx';
import * as styles from './example-card.module.css';

/** A live example with the ground and texts chosen in the toolbar. */
export function ExampleStage({ example }: { readonly example: Example }) {
  const { ground, texts } = useDisplaySettings();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => (stage.current === null ? undefined : applyTextMode(stage.current, texts)), [texts]);
  return (
    // Texts changed in place are only restored by new elements.
    <div
      key={texts}
      ref={stage}
      className={styles.stage}
      data-page-theme={ground === 'Default' ? undefined : ground}
      lang={texts === 'ja' || texts === 'zh' ? texts : 'en'}
    >
      {example.render()}
    </div>
  );
}
