import { execFileSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { type Machine, thisMachine } from './machine.ts';

const namePrefix = 'kmxrun';
const commandMs = 10_000;

/** A machine of a network, and who of the others it can be kept from. */
export interface NetworkMachine extends Machine {
  readonly name: string;
  /** What passes between it and these others vanishes, without a word to either side, until `mend`. */
  readonly cut: (others: readonly Machine[]) => void;
  /** What passes between it and these ports of the machine that runs the tests vanishes in the same way, until `mend`. */
  readonly cutPorts: (ports: readonly number[]) => void;
  /** Its cable is pulled out, until `mend`. */
  readonly unplug: () => void;
  readonly mend: () => void;
}

/** Machines that reach each other. */
export interface MachineNetwork {
  /** False where they are all this machine, which cannot be kept from itself: `cut` and `unplug` then throw. */
  readonly isReal: boolean;
  /** The address at which this machine, which runs the tests, is reached from the others. */
  readonly address: string;
  readonly addMachine: (name: string) => NetworkMachine;
  /** Ends what still runs on the machines and removes them. */
  readonly remove: () => void;
}

function run(program: string, words: readonly string[], input = ''): string {
  return execFileSync(program, words, { input, encoding: 'utf8', stdio: 'pipe', timeout: commandMs });
}
const ip = (...words: readonly string[]): string => run('ip', words);

const nameBridge = (owner: number): string => `kx${owner.toString(36)}`;
const nameSpace = (owner: number, name: string): string => `${namePrefix}-${owner}-${name}`;

function listSpaces(): readonly { readonly space: string; readonly owner: number }[] {
  return ip('netns', 'list')
    .split('\n')
    .flatMap((line) => {
      const [, space = '', owner = ''] = /^(kmxrun-(\d+)-[\w-]+)/.exec(line) ?? [];
      return space === '' ? [] : [{ space, owner: Number(owner) }];
    });
}

function endProcesses(space: string): void {
  for (const pid of ip('netns', 'pids', space).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

function removeOf(owner: number): void {
  for (const { space } of listSpaces().filter((each) => each.owner === owner)) {
    endProcesses(space);
    ip('netns', 'delete', space);
  }
  if (networkNames().includes(nameBridge(owner))) ip('link', 'delete', nameBridge(owner));
}

function networkNames(): readonly string[] {
  return ip('-brief', 'link')
    .split('\n')
    .map((line) => line.split(/[\s@]/)[0] ?? '');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Why machines of their own are impossible here; null when they are possible. */
export function findObstacle(): string | null {
  if (process.getuid?.() !== 0) return 'only root makes network namespaces';
  try {
    ip('netns', 'list');
    run('nft', ['--version']);
    return null;
  } catch (error) {
    return `the programs ip and nft are needed: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
  }
}

/** A third number of 10.213.x.0/24 that nothing here uses. */
function findFreeNumber(): number {
  const used = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
  for (let number = process.pid % 250; ; number = (number + 1) % 250) {
    if (!used.some((address) => address.startsWith(`10.213.${number}.`))) return number;
  }
}

/** Machines that are all this one. */
export function createLoopbackNetwork(): MachineNetwork {
  const refuse = () => {
    throw new Error('a machine cannot be kept from itself');
  };
  return {
    isReal: false,
    address: thisMachine.address,
    addMachine: (name) => ({
      ...thisMachine,
      name,
      ...{ cut: refuse, cutPorts: refuse, unplug: refuse, mend: () => {} },
    }),
    remove: () => {},
  };
}

/**
 * Machines as network namespaces of Linux, joined by a bridge at which this machine is as well. Needs root, see
 * `findObstacle`. What a run of this kind has left that was killed is removed first.
 */
export function createNamespaceNetwork(): MachineNetwork {
  for (const { owner } of listSpaces()) if (!isAlive(owner)) removeOf(owner);
  const owner = process.pid;
  removeOf(owner);
  const bridge = nameBridge(owner);
  const subnet = `10.213.${findFreeNumber()}`;
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${subnet}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  let count = 1;
  return {
    isReal: true,
    address: `${subnet}.1`,
    addMachine: (name) => {
      count += 1;
      const space = nameSpace(owner, name);
      const address = `${subnet}.${count}`;
      const cable = `${bridge}v${count}`;
      const inside = (...words: readonly string[]) => ip('-netns', space, ...words);
      const enter = ['nsenter', `--net=/run/netns/${space}`];
      const [nsenter = '', ...words] = enter;
      const filter = (text: string) => run(nsenter, [...words, 'nft', '-f', '-'], text);
      const drop = (incoming: string, outgoing: string) =>
        filter(`table ip cut {
          chain in { type filter hook input priority 0; ${incoming} drop; }
          chain out { type filter hook output priority 0; ${outgoing} drop; }
        }`);
      ip('netns', 'add', space);
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
      ip('link', 'set', cable, 'master', bridge, 'up');
      inside('address', 'add', `${address}/24`, 'dev', 'eth0');
      inside('link', 'set', 'eth0', 'up');
      inside('link', 'set', 'lo', 'up');
      return {
        name,
        address,
        enter,
        cut: (others) => {
          const set = `{ ${others.map((other) => other.address).join(', ')} }`;
          drop(`ip saddr ${set}`, `ip daddr ${set}`);
        },
        cutPorts: (ports) => {
          const set = `{ ${ports.join(', ')} }`;
          drop(`ip saddr ${subnet}.1 tcp sport ${set}`, `ip daddr ${subnet}.1 tcp dport ${set}`);
        },
        unplug: () => void ip('link', 'set', cable, 'down'),
        mend: () => {
          filter('table ip cut\ndelete table ip cut\n');
          ip('link', 'set', cable, 'up');
        },
      };
    },
    remove: () => removeOf(owner),
  };
}
