import { runProgram, runProgramBeside } from './run-program.ts';

/** How a container of an image runs here: as strictly as deploy/ lets it, with the network of this machine. */
export interface ContainerSettings {
  readonly image: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Folders of this machine by their place inside; `:ro` at the end of the place keeps them as they are. */
  readonly volumes: Readonly<Record<string, string>>;
}

export interface Container {
  readonly id: string;
  /** Runs Node inside, with a program text; its exit code and output. */
  readonly evaluate: (program: string) => { readonly code: number; readonly output: string };
  /** Runs the program of the image's health check; whether the address answers 2xx. */
  readonly checkHealth: (address: string) => boolean;
  readonly readLog: () => string;
  /** Sends SIGTERM and waits for the end, `seconds` at most: exit code, or null when it had to be killed. */
  readonly terminate: (seconds: number) => Promise<{ readonly code: number | null; readonly milliseconds: number }>;
  readonly remove: () => void;
}

// Given, because the defaults of podman may exceed what this process itself may have.
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
const strict = ['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];

/** The options that make podman work on this machine, or null: its own runtime, or runc where that one refuses. */
export function findRuntime(image: string): readonly string[] | null {
  const candidates = [[], ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs']];
  const trial = ['run', '--rm', ...limits, '--network', 'host', '--entrypoint', 'node', image, '--version'];
  return candidates.find((runtime) => runProgram('podman', [...runtime, ...trial]).code === 0) ?? null;
}

/** Starts a container in the background. */
export function startContainer(runtime: readonly string[], settings: ContainerSettings): Container {
  const podman = (words: readonly string[], seconds?: number) => runProgram('podman', [...runtime, ...words], seconds);
  const started = podman([
    ...['run', '--detach', ...limits, ...strict, '--security-opt', 'no-new-privileges', '--network', 'host'],
    // Readable without the journal of a systemd.
    ...['--log-driver', 'k8s-file'],
    ...Object.entries(settings.environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...Object.entries(settings.volumes).flatMap(([place, folder]) => ['--volume', `${folder}:${place}`]),
    settings.image,
  ]);
  if (started.code !== 0) throw new Error(`${settings.image} could not be started: ${started.errors}`);
  const id = started.output;
  return {
    id,
    evaluate: (program) => podman(['exec', id, 'node', '--input-type=module', '--eval', program]),
    checkHealth: (address) => podman(['exec', id, 'node', '/app/check-health.mjs', address]).code === 0,
    readLog: () => podman(['logs', '--tail', '20', id]).output,
    terminate: async (seconds) => {
      const startedAt = performance.now();
      podman(['kill', '--signal', 'TERM', id]);
      const waited = await runProgramBeside('podman', [...runtime, 'wait', id], seconds);
      const code = waited.code === 0 ? Number(waited.output) : null;
      return { code, milliseconds: Math.round(performance.now() - startedAt) };
    },
    remove: () => void podman(['rm', '--force', '--time', '0', id]),
  };
}
