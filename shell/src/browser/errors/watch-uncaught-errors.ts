import type { EarlyEvents } from '../boot.ts';
import { readEarlyEvents } from '../early-clicks.ts';
import type { SendError } from './report-error.ts';

/** Reports errors that nobody has caught, in event handlers and promises, if a script of ours has thrown them (SRV-062). */
export function watchUncaughtErrors(send: SendError): void {
  // Without network there is nobody to report to.
  const note = (event: EarlyEvents['errors'][number]): void => {
    import(/* webpackChunkName: "part-errors" */ './find-uncaught.ts').then(
      ({ findUncaught }) => {
        const found = findUncaught(event);
        if (found) send(found.unit, found.version, found.error, `uncaught ${event.type}`);
      },
      () => {},
    );
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  // Those of the time before, which boot.ts has kept.
  readEarlyEvents()?.errors.forEach(note);
}
