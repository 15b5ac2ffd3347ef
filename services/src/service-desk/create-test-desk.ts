import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createServices } from '../http/create-services.ts';
import { createAccountDirectory } from '../identity/accounts/create-account-directory.ts';
import { oauthPath } from '../identity/realm/realm.ts';
import { loadSecrets } from '../identity/realm/secrets.ts';
import { registerIdentity } from '../identity/register-identity.ts';
import { registerMail } from '../mail/register-mail.ts';
import { registerUploads } from '../uploads/register-uploads.ts';
import type { DeskDatabase } from './model/desk-tables.ts';
import { registerAccountFollower } from './profile/register-account-follower.ts';
import { registerServiceDesk } from './register-service-desk.ts';

/** Claims that a test can override. */
export interface TestClaims {
  readonly sub: string;
  readonly email: string;
  readonly roles?: readonly string[];
  readonly issuer?: string;
  readonly audience?: string;
  readonly expiresInSeconds?: number;
}

export interface TestAnswer {
  readonly status: number;
  readonly text: string;
  readonly data: Record<string, never> | null;
  /** The result of one operation; throws the whole response when there is none. */
  readonly read: <Value>(operation: string) => Value;
  /** Code of the first error. */
  readonly code: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
}

interface Body {
  readonly data?: Record<string, never> | null;
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[];
}

/** The service desk on a free port with identity, mails and uploads, an in-memory database and real tokens. */
export async function createTestDesk(environment: Readonly<Record<string, string>> = {}, database?: Kysely<Database>) {
  const folder = mkdtempSync(join(tmpdir(), 'kmx-desk-'));
  const configuration = parseConfiguration({ DATA_DIR: folder, ...environment });
  const context = { configuration, database: database ?? (await openDatabase()), logger: pino({ level: 'silent' }) };
  const services = [registerMail, registerUploads, registerIdentity, registerAccountFollower, registerServiceDesk];
  const app = await createServices(context, services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { jwks } = await loadSecrets(context.database, configuration.identitySecret);
  const [key] = jwks.keys;
  if (key === undefined) throw new Error('The identity service has no key');
  const privateKey = await importJWK(key, 'RS256');

  function signToken(claims: TestClaims): Promise<string> {
    const { sub, email, roles = [], expiresInSeconds = 300 } = claims;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ subname: sub, given_name: 'Test', family_name: 'Person', email, roles })
      .setProtectedHeader({ alg: 'RS256', kid: key?.kid ?? '' })
      .setSubject(sub)
      .setIssuer(claims.issuer ?? `${configuration.publicOrigin}${oauthPath}`)
      .setAudience(claims.audience ?? 'mykomax')
      .setIssuedAt(now - 600)
      .setExpirationTime(now + expiresInSeconds)
      .sign(privateKey);
  }

  async function ask(token: string | null, query: string, variables: object = {}): Promise<TestAnswer> {
    const response = await fetch(`${address}/service-desk/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { ciam_id_token: token }) },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const body = JSON.parse(text) as Body;
    const extensions = body.errors?.[0]?.extensions ?? {};
    const code = typeof extensions['code'] === 'string' ? extensions['code'] : undefined;
    return {
      status: response.status,
      text,
      data: body.data ?? null,
      read: <Value>(operation: string) => {
        const value: Value | null | undefined = body.data?.[operation];
        if (value === null || value === undefined) throw new Error(text);
        return value;
      },
      code: body.errors === undefined ? undefined : (code ?? 'UNKNOWN'),
      extensions,
    };
  }

  return {
    address,
    configuration,
    database: context.database as unknown as DeskDatabase,
    directory: createAccountDirectory(context.database, configuration),
    signToken,
    ask,
    /** Ends the service; the database of a caller lives on. */
    close: async () => {
      await app.close();
      if (database === undefined) await context.database.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;
