import { createWatch, type Scope, scopeBind } from 'effector';
import { measurementKey } from '../stored-keys.ts';
import { $chosenSystem, systemChosen } from './measurement.model.ts';

/** Restores the visitor's choice of measurement system and keeps it for the next visit (SYS-068). */
export function connectMeasurementStorage(scope: Scope, page: Window): void {
  try {
    const stored = page.localStorage.getItem(measurementKey);
    if (stored === 'Metric' || stored === 'Imperial') scopeBind(systemChosen, { scope })(stored);
  } catch {
    return;
  }
  createWatch({
    unit: $chosenSystem,
    scope,
    fn: (system) => {
      try {
        if (system) page.localStorage.setItem(measurementKey, system);
      } catch {
        // The choice then lasts for this page only.
      }
    },
  });
}
