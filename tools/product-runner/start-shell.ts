import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createEditorPasswordHash } from './editor-password.ts';
import { type RunningProcess, startNode } from './node-process.ts';

export interface ShellSettings {
  readonly name: string;
  readonly port: number;
  readonly dataDirectory: string;
  readonly releasesDirectory: string;
  /** Where the backends answer; a fault test names its proxy here. */
  readonly servicesOrigin: string;
  /** Path that answers 2xx when the start is over; `/healthz` for a shell that is not to become ready. */
  readonly readyPath?: string;
  /** What this one has differently. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts one process of the built shell with cold caches. */
export function startShell(settings: ShellSettings): Promise<RunningProcess> {
  const { name, port, servicesOrigin, readyPath = '/readyz' } = settings;
  const dataDirectory = path.join(settings.dataDirectory, name);
  mkdirSync(dataDirectory, { recursive: true });
  return startNode({
    name,
    script: 'shell/dist/server/main.mjs',
    logDirectory: dataDirectory,
    readyUrl: `http://127.0.0.1:${port}${readyPath}`,
    environment: {
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: dataDirectory,
      RELEASES_DIR: settings.releasesDirectory,
      CMS_ENDPOINT: `${servicesOrigin}/content/graphql`,
      CMS_TOKEN: 'kmx-development-content',
      CMS_DRAFT_TOKEN: 'kmx-development-draft',
      CATALOGUE_ENDPOINT: `${servicesOrigin}/catalogue/graphql`,
      IDENTITY_ORIGIN: servicesOrigin,
      IMAGES_ORIGIN: servicesOrigin,
      EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
      EDITOR_SECRET: 'journeys-only-0123456789',
      RENDER_WORKERS: '1',
      ...settings.environment,
    },
  });
}
