import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useMeasurementSystem, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './measurement-switch.module.css';

const systems = ['Metric', 'Imperial'] as const;

/** The switch between the two measurement systems, applied to every page and stored for the next visit (SYS-068, SYS-069). */
export function MeasurementSwitch(): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const system = useMeasurementSystem();
  return (
    // Two toggle buttons are not a form, so there is no fieldset.
    <div className={styles.systems} role="group" aria-label={t('product.units')}>
      {systems.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === system}
          onClick={() => shell?.measurement.chooseSystem(name)}
        >
          {t(`product.${name}`)}
        </button>
      ))}
    </div>
  );
}
