import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { loadReleaseKeys } from '../bootstrap/release-keys.mjs';
import { createEditorPasswordHash } from '../product-runner/editor-password.ts';
import { publishAll } from '../release/publish-all.ts';
import { nameImage } from './build-image.ts';
import type { ContainerSettings } from './container.ts';

/** User of the images. */
const user = 10001;
const secretsFolder = '/run/secrets/kmx';

/** A public site of both images: how their containers are started, and where they answer. */
export interface Site {
  readonly host: string;
  readonly shell: ContainerSettings;
  readonly services: ContainerSettings;
  readonly shellOrigin: string;
  readonly servicesOrigin: string;
  readonly privateOrigins: { readonly shell: string; readonly services: string };
  /** Of both processes. */
  readonly shutdownDelayMs: number;
}

function makeFolder(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user, user);
  return folder;
}

/** Secrets as files, and the variables that name them. */
function writeSecrets(folder: string, secrets: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(secrets)) {
    const file = path.join(folder, name);
    writeFileSync(file, `${value}\n`, { mode: 0o400 });
    chownSync(file, user, user);
  }
  return Object.fromEntries(Object.keys(secrets).map((name) => [`${name}_FILE`, `${secretsFolder}/${name}`]));
}

/** Prepares a site in a folder: secrets in files, a registry with signed releases of all builds, empty data folders. */
export async function prepareSite(folder: string): Promise<Site> {
  const ports = [await findFreePort(), await findFreePort(), await findFreePort(), await findFreePort()];
  const [port, servicesPort, privatePort, servicesPrivatePort] = ports.map(String);
  const releases = makeFolder(folder, 'releases');
  const { RELEASE_PRIVATE_KEY, RELEASE_PUBLIC_KEY = '' } = loadReleaseKeys(folder, {});
  await publishAll('.', { RELEASES_DIR: releases, RELEASE_PRIVATE_KEY, RELEASE_PUBLIC_KEY });
  const createSecret = () => randomBytes(24).toString('base64');
  const shared = writeSecrets(makeFolder(folder, 'shared'), {
    CMS_TOKEN: createSecret(),
    CMS_DRAFT_TOKEN: createSecret(),
    CONTENT_WEBHOOK_SECRET: createSecret(),
    FORMS_TOKEN: createSecret(),
    SERVICES_SECRET: createSecret(),
    IDENTITY_SECRET: createSecret(),
    EDITOR_SECRET: createSecret(),
    EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
  });
  const host = 'www.kmx.example';
  const shutdownDelayMs = 2_000;
  const both = { PUBLIC_ORIGIN: `https://${host}`, SHUTDOWN_DELAY_MS: String(shutdownDelayMs) };
  const pick = (...names: readonly string[]) =>
    Object.fromEntries(Object.entries(shared).filter(([name]) => names.includes(name.replace(/_FILE$/, ''))));
  const tokens = ['CMS_TOKEN', 'CMS_DRAFT_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'FORMS_TOKEN', 'SERVICES_SECRET'];
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  const secrets = { [`${secretsFolder}:ro`]: path.join(folder, 'shared') };
  return {
    host,
    shutdownDelayMs,
    shellOrigin: `http://127.0.0.1:${port}`,
    servicesOrigin,
    privateOrigins: {
      shell: `http://127.0.0.1:${privatePort}`,
      services: `http://127.0.0.1:${servicesPrivatePort}`,
    },
    services: {
      image: nameImage('services'),
      environment: {
        ...both,
        ...pick(...tokens, 'IDENTITY_SECRET'),
        SERVICES_PORT: servicesPort ?? '',
        SERVICES_METRICS_PORT: servicesPrivatePort ?? '',
        CONTENT_WEBHOOK_URLS: 'none',
        BACK_CHANNEL_LOGOUT_URLS: 'none',
      },
      volumes: { '/data': makeFolder(folder, 'services-data'), ...secrets },
    },
    shell: {
      image: nameImage('shell'),
      environment: {
        ...both,
        ...pick(...tokens, 'EDITOR_SECRET', 'EDITOR_PASSWORD_HASH'),
        PORT: port ?? '',
        METRICS_PORT: privatePort ?? '',
        TRUSTED_PROXY: 'on',
        RELEASE_PUBLIC_KEY,
        CMS_ENDPOINT: `${servicesOrigin}/content/graphql`,
        CATALOGUE_ENDPOINT: `${servicesOrigin}/catalogue/graphql`,
        IDENTITY_ORIGIN: servicesOrigin,
        IMAGES_ORIGIN: servicesOrigin,
      },
      volumes: { '/data': makeFolder(folder, 'shell-data'), '/releases:ro': releases, ...secrets },
    },
  };
}
