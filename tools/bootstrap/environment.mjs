import { resolve } from 'node:path';
import { isLocalOrigin } from '@kmx/server-kit/public-start/is-local-origin.ts';
import { sampleSecrets } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { loadReleaseKeys, privateKeyNames } from './release-keys.mjs';
import { loadPublicSecrets, loadSecrets } from './secrets.mjs';

function parsePort(name, fallback) {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Error(`${name}: ${text} is not a port`);
  return port;
}

/** Where this machine reaches its own shell: at its listening address, which may be the only one. */
function resolveOwnHost(host) {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The settings of a joint start of shell and services and the environment of its processes; the caller's environment
 * always takes precedence.
 */
export function resolveEnvironment() {
  const port = parsePort('PORT', 3000);
  const servicesPort = parsePort('SERVICES_PORT', 3001);
  if (port === servicesPort) throw new Error(`PORT and SERVICES_PORT are both ${port}`);
  const dataDirectory = resolve(process.env.DATA_DIR || '.data');
  const releasesDirectory = resolve(process.env.RELEASES_DIR || '.releases');
  const { editorPassword, ...secrets } = loadSecrets(dataDirectory);
  const releaseKeys = loadReleaseKeys(dataDirectory, process.env);
  for (const name of ['SERVICES', 'SERVICES_HOST', 'SERVICES_TLS_CERT', 'SERVICES_TLS_CERT_FILE']) {
    // The shell that is started with them asks for all of them at 127.0.0.1, without TLS.
    if (process.env[name])
      throw new Error(`${name} is for services that are started by themselves: node services/src/start.ts`);
  }
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  const publicOrigin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  const isLocal = !URL.canParse(publicOrigin) || isLocalOrigin(publicOrigin);
  const tokens = isLocal
    ? { CMS_TOKEN: sampleSecrets.contentToken, CMS_DRAFT_TOKEN: sampleSecrets.contentDraftToken }
    : loadPublicSecrets(dataDirectory);
  const defaults = {
    PUBLIC_ORIGIN: publicOrigin,
    CMS_ENDPOINT: `${servicesOrigin}/content/graphql`,
    ...tokens,
    CATALOGUE_ENDPOINT: `${servicesOrigin}/catalogue/graphql`,
    IDENTITY_ORIGIN: servicesOrigin,
    IMAGES_ORIGIN: servicesOrigin,
    ...secrets,
    ...releaseKeys,
  };
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  // The processes read these from files, and refuse both.
  const isInFile = ([name]) => Boolean(given[`${name}_FILE`]);
  const all = {
    ...Object.fromEntries(Object.entries(defaults).filter((entry) => !isInFile(entry))),
    ...given,
    PORT: String(port),
    SERVICES_PORT: String(servicesPort),
    DATA_DIR: dataDirectory,
    RELEASES_DIR: releasesDirectory,
  };
  const isPrivate = ([name]) => privateKeyNames.includes(name);
  const environment = Object.fromEntries(Object.entries(all).filter((entry) => !isPrivate(entry)));
  const signingKeys = Object.fromEntries(Object.entries(all).filter(isPrivate));
  const isOwnPassword = environment.EDITOR_PASSWORD_HASH === secrets.EDITOR_PASSWORD_HASH;
  return {
    port,
    servicesPort,
    isLocal,
    shellOrigin: `http://${resolveOwnHost(process.env.HOST)}:${port}`,
    dataDirectory,
    environment,
    signingKeys,
    editorPassword: isOwnPassword ? editorPassword : null,
  };
}
