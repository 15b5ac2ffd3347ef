import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServiceContext } from '../../service-context.ts';
import { type IdentitySecrets, loadSecrets } from './secrets.ts';

/** How soon a process knows of keys that were rotated while it runs; far shorter than they wait before they sign. */
const lookMs = 10_000;

interface Look {
  readonly load: () => Promise<IdentitySecrets>;
  /** Called when keys have come or gone, or another one signs from now on. */
  readonly use: (secrets: IdentitySecrets) => void;
  readonly logger: Logger;
}

const describe = ({ jwks, cookieKeys }: IdentitySecrets): string => JSON.stringify([jwks, cookieKeys]);

/** Looks at the keys once and uses those that differ from `known`; what is known then. */
async function lookAtSecrets({ load, use, logger }: Look, known: IdentitySecrets): Promise<IdentitySecrets> {
  const secrets = await load();
  if (describe(secrets) === describe(known)) return known;
  const [signing, ...verifying] = secrets.jwks.keys.map(({ kid }) => kid);
  logger.info({ signing, verifying }, 'the keys of the identity service were rotated');
  use(secrets);
  return secrets;
}

/**
 * Uses other keys of the identity service than `loaded` once they are rotated while the process runs. The embedded database
 * keeps others away while a process runs, so nobody can rotate them there.
 */
export function followSecrets(
  app: FastifyInstance,
  { configuration, database, logger }: ServiceContext,
  loaded: IdentitySecrets,
  use: Look['use'],
): void {
  if (configuration.postgres === null) return;
  const load = () => loadSecrets(database, configuration.identitySecret, { seals: false });
  let known = loaded;
  let looking: Promise<void> | null = null;
  let hasFailed = false;
  const timer = setInterval(() => {
    looking ??= lookAtSecrets({ load, use, logger }, known)
      .then(
        (secrets) => {
          known = secrets;
          hasFailed = false;
        },
        (error: unknown) => {
          // The keys that are known go on. Whatever the reason is, it is told once: this process does not hear of a rotation.
          if (!hasFailed) logger.error({ err: error }, 'the keys of the identity service could not be looked at');
          hasFailed = true;
        },
      )
      .finally(() => {
        looking = null;
      });
  }, lookMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await looking;
  });
}
