import { setTimeout as sleep } from 'node:timers/promises';
import { backendNames, type ConnectionFault } from '../../../support/backend-faults.ts';
import type { Fault } from '../measure-fault.ts';

const titles = {
  delay: 'answers three seconds late',
  reset: 'connections reset',
  garble: 'answers garbled',
  'half-close': 'connections half closed',
} as const satisfies Readonly<Record<Exclude<ConnectionFault, 'pass'>, string>>;

type Title = keyof typeof titles;
const kinds = Object.entries(titles) as readonly (readonly [Title, string])[];
/** Each of them fails for as long, within the eight seconds of a fault. */
const turnMs = 1_100;

/** One backend after the other. */
function createTurns(kind: Title, title: string): Fault {
  let isOver = false;
  let turns: Promise<void> = Promise.resolve();
  return {
    name: `one backend after the other: ${title}`,
    garbles: kind === 'garble',
    begin: ({ backends }) => {
      isOver = false;
      turns = (async () => {
        for (const name of backendNames) {
          if (isOver) return;
          backends?.set([name], kind);
          await sleep(turnMs);
          backends?.set([name], 'pass');
        }
      })();
    },
    end: async () => {
      isOver = true;
      await turns;
    },
  };
}

/** What a proxy between the shells and their backends does to connections. */
export const connectionFaults: readonly Fault[] = [
  ...kinds.map(
    ([kind, title]): Fault => ({
      name: `all backends: ${title}`,
      begin: ({ backends }) => backends?.set(backendNames, kind),
      end: ({ backends }) => backends?.set(backendNames, 'pass'),
      garbles: kind === 'garble',
    }),
  ),
  ...kinds.map(([kind, title]) => createTurns(kind, title)),
];
