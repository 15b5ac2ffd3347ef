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
const pages = `
    location ~ ^/(?!api/|am/|images/|catalogue/|service-desk/) { proxy_pass http://servers; proxy_read_timeout 7s; }`;

function createConfiguration(folder: string, listen: string, targets: readonly string[], position: Position): string {
  const servers = targets.map((target) => `server ${target} max_fails=1 fail_timeout=1s;`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  client_max_body_size 110m;
  upstream servers { ${servers} keepalive 32; }
  server {
    listen ${listen};${position === 'inner' ? ' underscores_in_headers on;' : ''}
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;${position === 'public' ? visitorHeaders : ''}
    proxy_request_buffering off;
    proxy_next_upstream error timeout;
    proxy_connect_timeout 1s;
    location / { proxy_pass http://servers; proxy_read_timeout 60s; }${position === 'public' ? pages : ''}
  }
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
}

/**
 * Starts nginx on a port in front of servers, each `address:port`, one request after the other to each in turn. A server
 * that does not take a connection within a second is passed over.
 */
export async function startNginx(
  port: number,
  targets: readonly string[],
  position: Position = 'public',
  machine: Machine = thisMachine,
): Promise<NginxBalancer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const listen = `${machine.address}:${port}`;
  writeFileSync(file, createConfiguration(folder, listen, targets, position));
  const own = [nginxProgram, '-c', file, '-p', folder, '-e', `${folder}/error.log`, '-g', 'daemon off;'];
  const [program = '', ...words] = [...machine.enter, ...own];
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn(program, words, { stdio: 'ignore' });
    const deadline = performance.now() + readyMs;
    while (performance.now() < deadline && server.exitCode === null) {
      const response = await fetch(`http://${listen}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(
        () => null,
      );
      await response?.body?.cancel();
      if (response !== null) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(
      `nginx does not answer: ${existsSync(`${folder}/error.log`) ? readFileSync(`${folder}/error.log`, 'utf8') : 'no message'}`,
    );
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
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
