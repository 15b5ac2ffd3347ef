import { createWatch, type Scope, scopeBind } from 'effector';
import { followStorage } from '../follow-storage.browser.ts';
import { measurementKey } from '../stored-keys.ts';
import { $chosenSystem, systemChosen } from './measurement.model.ts';

/** Restores the visitor's choice of measurement system, keeps it for the next visit and follows other tabs (SYS-068, SYS-069). */
export function connectMeasurementStorage(scope: Scope, page: Window): void {
  const choose = scopeBind(systemChosen, { scope });
  const restore = (stored: string | null): void => {
    if (stored === 'Metric' || stored === 'Imperial') choose(stored);
  };
  try {
    restore(page.localStorage.getItem(measurementKey));
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
  followStorage(page, measurementKey, restore);
}
