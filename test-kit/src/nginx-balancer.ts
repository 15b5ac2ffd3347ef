import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess } from './end-process.ts';

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

function createConfiguration(folder: string, port: number, targets: readonly number[], position: Position): string {
  const servers = targets.map((target) => `server 127.0.0.1:${target} max_fails=1 fail_timeout=1s;`).join(' ');
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
    listen 127.0.0.1:${port};${position === 'inner' ? ' underscores_in_headers on;' : ''}
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;${position === 'public' ? visitorHeaders : ''}
      proxy_request_buffering off;
      proxy_next_upstream error timeout;
      proxy_read_timeout 60s;
    }
  }
}
`;
}

/** A running balancer. */
export interface NginxBalancer {
  readonly stop: () => Promise<void>;
}

/** Starts nginx on a port of this machine in front of servers on others, one request after the other to each in turn. */
export async function startNginx(
  port: number,
  targets: readonly number[],
  position: Position = 'public',
): Promise<NginxBalancer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, createConfiguration(folder, port, targets, position));
  const server = spawn(nginxProgram, ['-c', file, '-p', folder, '-e', `${folder}/error.log`, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await endProcess(server, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline && server.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => null,
    );
    await response?.body?.cancel();
    if (response !== null) return { stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const reason = existsSync(`${folder}/error.log`) ? readFileSync(`${folder}/error.log`, 'utf8') : 'no message';
  await stop();
  throw new Error(`nginx does not answer: ${reason}`);
}
