import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useId, useState } from 'react';
import type { Position } from './measure-distance.ts';
import * as styles from './nearest-first.module.css';

const patienceMs = 10_000;
/** A position from the last few minutes is accurate enough for such distances. */
const oldestMs = 600_000;

interface NearestFirstProps {
  readonly position: Position | null;
  readonly onChange: (position: Position | null) => void;
}

/** Sorts by distance from the visitor, after a click and the browser's permission prompt; the position never leaves the page. */
export function NearestFirst({ position, onChange }: NearestFirstProps): ReactNode {
  const t = useTranslate();
  const hintId = useId();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const locate = () => {
    setState('asking');
    const fail = () => setState('failed');
    // Missing where the page is not served securely.
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onChange({ latitude, longitude });
      },
      fail,
      { timeout: patienceMs, maximumAge: oldestMs },
    );
  };
  const change = () => (position === null ? locate() : onChange(null));
  return (
    <div className={styles.nearest}>
      <Button variant="secondary" onClick={change} busy={state === 'asking'} aria-describedby={hintId}>
        {t(position === null ? 'locations.nearest' : 'locations.usualOrder')}
      </Button>
      <p id={hintId} className={styles.hint}>
        {t('locations.positionHint')}
      </p>
      <p role="status" className={styles.outcome}>
        {state === 'failed' && t('locations.positionFailed')}
        {position !== null && t('locations.sorted')}
      </p>
    </div>
  );
}
