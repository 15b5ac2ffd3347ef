import { readdirSync, readFileSync } from 'node:fs';

interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function readProcess(pid: number): ListedProcess | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    // It has ended in the meantime.
    return null;
  }
}

/** The process below `root` whose command line ends with this program; Linux only. */
export function findDescendant(root: number, program: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const all = pids.map((pid) => readProcess(Number(pid))).filter((one) => one !== null);
  const family = new Set([root]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const found = all.find(({ pid, command }) => family.has(pid) && command.trimEnd().endsWith(program));
  if (found === undefined) throw new Error(`no process below ${root} runs ${program}`);
  return found.pid;
}
