import { backendNames, type ConnectionFault } from '../../../support/backend-faults.ts';
import type { Fault } from '../measure-fault.ts';

const titles = {
  delay: 'answers three seconds late',
  reset: 'connections reset',
  garble: 'answers garbled',
  'half-close': 'connections half closed',
} as const satisfies Readonly<Record<Exclude<ConnectionFault, 'pass'>, string>>;

/** What a proxy between the shells and all their backends does to connections. */
export const connectionFaults: readonly Fault[] = Object.entries(titles).map(([fault, title]) => ({
  name: `all backends: ${title}`,
  begin: ({ backends }) => backends?.set(backendNames, fault as keyof typeof titles),
  end: ({ backends }) => backends?.set(backendNames, 'pass'),
}));
