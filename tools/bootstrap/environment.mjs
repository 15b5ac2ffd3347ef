import { resolve } from 'node:path';
import { loadReleaseKeys, loadSecrets } from './secrets.mjs';

function parsePort(name, fallback) {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Error(`${name}: ${text} is not a port`);
  return port;
}

/** The settings of a local start and the environment of its processes; what the caller's environment sets always wins. */
export function resolveEnvironment() {
  const port = parsePort('PORT', 3000);
  const servicesPort = parsePort('SERVICES_PORT', 3001);
  if (port === servicesPort) throw new Error(`PORT and SERVICES_PORT are both ${port}`);
  const dataDirectory = resolve(process.env.DATA_DIR || '.data');
  const releasesDirectory = resolve(process.env.RELEASES_DIR || '.releases');
  const { editorPassword, ...secrets } = loadSecrets(dataDirectory);
  const releaseKeys = loadReleaseKeys(dataDirectory, process.env);
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  const defaults = {
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    CMS_ENDPOINT: `${servicesOrigin}/content/graphql`,
    CMS_TOKEN: 'kmx-development-content',
    CMS_DRAFT_TOKEN: 'kmx-development-draft',
    CATALOGUE_ENDPOINT: `${servicesOrigin}/catalogue/graphql`,
    IDENTITY_ORIGIN: servicesOrigin,
    IMAGES_ORIGIN: servicesOrigin,
    ...secrets,
    ...releaseKeys,
  };
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  // The key that signs is for the publication alone; services and shell must not have it.
  const { RELEASE_PRIVATE_KEY: signingKey, ...environment } = {
    ...defaults,
    ...given,
    PORT: String(port),
    SERVICES_PORT: String(servicesPort),
    DATA_DIR: dataDirectory,
    RELEASES_DIR: releasesDirectory,
  };
  const isOwnPassword = environment.EDITOR_PASSWORD_HASH === secrets.EDITOR_PASSWORD_HASH;
  return {
    port,
    servicesPort,
    dataDirectory,
    environment,
    signingKey,
    editorPassword: isOwnPassword ? editorPassword : null,
  };
}
