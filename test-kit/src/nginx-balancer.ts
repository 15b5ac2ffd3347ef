import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from './end-process.ts';
import { signalDescendants } from './list-descendants.ts';
import { type Machine, thisMachine } from './machine.ts';

/** Debian's nginx. */
export const nginxProgram = '/usr/sbin/nginx';

/** Whether tests that need it can run. */
export const hasNginx = (): boolean => existsSync(nginxProgram);

const readyMs = 5_000;

/** `public`: it names visitors to the servers; `inner`: it passes on what the caller says about them. */
type Position = 'public' | 'inner';

const visitorHeaders = `
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;`;

/** A page or a sitemap is there within its deadline or not at all: by then a server that says nothing is gone. */
const createPages = (servers: string): string => `
    location ~ ^/(?!api/|am/|images/|catalogue/|service-desk/) { proxy_pass http://${servers}; proxy_read_timeout 7s; }`;

/** A port of a balancer and the servers behind it, each `address:port`. */
export interface BalancedPort {
  readonly port: number;
  readonly targets: readonly string[];
  /** Other servers for addresses that begin with one of these segments. */
  readonly routes?: readonly { readonly segments: readonly string[]; readonly targets: readonly string[] }[];
}

interface Settings {
  readonly folder: string;
  readonly address: string;
  readonly ports: readonly BalancedPort[];
  readonly position: Position;
}

/** The servers of a port or a route under a name of their own; idle connections end here, not at a server that stops. */
const createUpstream = (name: string, targets: readonly string[]): string =>
  `upstream ${name} { ${targets.map((target) => `server ${target} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 32; keepalive_timeout 4s; }`;

function createServer({ address, position }: Settings, { port, targets, routes = [] }: BalancedPort): string {
  const name = `servers-${port}`;
  const locations = routes.map(
    ({ segments }, place) => `
    location ~ ^/(?:${segments.join('|')})(?:/|$) { proxy_pass http://${name}-${place}; proxy_read_timeout 60s; }`,
  );
  return `
  ${createUpstream(name, targets)}
  ${routes.map((route, place) => createUpstream(`${name}-${place}`, route.targets)).join('\n  ')}
  server {
    listen ${address}:${port};${position === 'inner' ? ' underscores_in_headers on;' : ''}
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;${position === 'public' ? visitorHeaders : ''}
    proxy_request_buffering off;
    proxy_next_upstream error timeout;
    proxy_connect_timeout 1s;${locations.join('')}
    location / { proxy_pass http://${name}; proxy_read_timeout 60s; }${position === 'public' ? createPages(name) : ''}
  }`;
}

function createConfiguration(settings: Settings): string {
  const { folder } = settings;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary}
  client_max_body_size 110m;
  # Its workers are another user, who cannot write into the folder of the test.
  proxy_max_temp_file_size 0;
${settings.ports.map((port) => createServer(settings, port)).join('')}
}
`;
}

/** A running balancer. */
export interface NginxBalancer {
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>;
  /** Starts it again; resolves when it answers. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** What it has noted about servers that did not answer as they should. */
  readonly readErrors: () => string;
}

/**
 * Starts nginx on ports in front of servers, one request after the other to each in turn. A server that does not take a
 * connection within a second is passed over.
 */
export async function startNginx(
  ports: readonly BalancedPort[],
  position: Position = 'public',
  machine: Machine = thisMachine,
): Promise<NginxBalancer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, createConfiguration({ folder, address: machine.address, ports, position }));
  const own = [nginxProgram, '-c', file, '-p', folder, '-e', `${folder}/error.log`, '-g', 'daemon off;'];
  const [program = '', ...words] = [...machine.enter, ...own];
  const readErrors = () => (existsSync(`${folder}/error.log`) ? readFileSync(`${folder}/error.log`, 'utf8') : '');
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn(program, words, { stdio: 'ignore' });
    const deadline = performance.now() + readyMs;
    while (performance.now() < deadline && server.exitCode === null) {
      const response = await fetch(`http://${machine.address}:${ports[0]?.port}/healthz`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      await response?.body?.cancel();
      if (response !== null) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`nginx does not answer: ${readErrors() || 'no message'}`);
  };
  const stop = async (): Promise<void> => {
    await endProcess(server, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
    return {
      kill: async () => {
        if (server.pid !== undefined) signalDescendants(server.pid, 'SIGKILL');
        await endProcess(server, 'SIGKILL');
      },
      start,
      stop,
      readErrors,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
