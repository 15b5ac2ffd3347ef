import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** How a sign-in ended. */
interface SignInResult {
  /** Of the sign-in page after e-mail address and password, or of the step that failed. */
  readonly status: number;
  /** The identity token, empty where the sign-in failed. */
  readonly token: string;
  /** Which step failed, with its answer. */
  readonly failure: string | null;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Ends the request; by default it ends when nothing has arrived for 30 seconds. */
  readonly signal?: AbortSignal;
}

const failSignIn = (step: string, { status, body }: PublicAnswer): SignInResult => ({
  status,
  token: '',
  failure: `${step}: ${body.replaceAll(/<[^>]*>|\s+/g, ' ').slice(0, 1000)}`,
});

const realm = '/am/oauth2/realms/root/realms/alpha';
const authenticatePath = '/am/json/realms/root/realms/alpha/authenticate';

function writeBody({ form, json }: Sent): readonly [type: string, body: string] | null {
  if (form !== undefined) return ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()];
  return json === undefined ? null : ['application/json', JSON.stringify(json)];
}

/**
 * A visitor of a public site over https: requests reach the shell as its proxy would forward them, without TLS, for the
 * host of the site, to `port` at `address`. Keeps cookies, follows no redirect.
 */
export function createPublicVisitor(publicOrigin: string, port: number, address = '127.0.0.1') {
  const { host } = new URL(publicOrigin);
  const cookies = new Map<string, string>();

  function send(place: string, sent: Sent = {}): Promise<PublicAnswer> {
    const url = new URL(place, publicOrigin);
    const content = writeBody(sent);
    const headers = {
      accept: 'text/html',
      host,
      'x-forwarded-host': host,
      'x-forwarded-for': '192.0.2.10',
      'sec-fetch-site': 'same-origin',
      origin: publicOrigin,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(content === null
        ? {}
        : { 'content-type': content[0], 'content-length': String(Buffer.byteLength(content[1])) }),
      ...sent.headers,
    };
    const method = sent.method ?? (content === null ? 'GET' : 'POST');
    return new Promise((resolve, reject) => {
      const target = { host: address, port, path: url.pathname + url.search };
      const options = { ...target, method, headers, ...(sent.signal === undefined ? {} : { signal: sent.signal }) };
      const outgoing = request(options, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          for (const cookie of incoming.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
            if (/expires=Thu, 01 Jan 1970|Max-Age=0/i.test(cookie)) cookies.delete(name);
            else cookies.set(name, value);
          }
          const body = Buffer.concat(chunks).toString('utf8');
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
        });
      });
      outgoing.setTimeout(30_000, () => outgoing.destroy(new Error(`${place} did not answer within 30 s`)));
      outgoing.on('error', reject);
      outgoing.end(content?.[1]);
    });
  }

  const follow = async (answer: PublicAnswer): Promise<PublicAnswer> => send(String(answer.headers['location']));

  /** Opens the sign-in page as the portal does; returns the page, the data for exchanging the code, and the status of what led to the page. */
  async function openSignIn() {
    const verifier = randomBytes(32).toString('base64url');
    const redirect = `${publicOrigin}/callback`;
    const parameters = new URLSearchParams({
      client_id: 'mykomax',
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid profile email fr:idm:*',
      state: 'journey',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const answer = await send(`${realm}/authorize?${parameters}`);
    const path = String(answer.headers['location']);
    return { status: answer.status, path, page: await send(path), verifier, redirect };
  }

  return {
    send,
    openSignIn,
    /** Signs in by the pages that a browser would show. */
    async signIn(email: string, password: string): Promise<SignInResult> {
      const { status, path, verifier, redirect } = await openSignIn();
      if (status !== 303) return { status, token: '', failure: 'the way to the form' };
      const submitted = await send(path, { form: { email, password } });
      if (submitted.status !== 303) return failSignIn('the form', submitted);
      const resumed = await follow(submitted);
      const callback = URL.parse(String(resumed.headers['location']));
      if (callback === null) return failSignIn('the way back', resumed);
      const code = callback.searchParams.get('code') ?? '';
      const form = { grant_type: 'authorization_code', client_id: 'mykomax', redirect_uri: redirect };
      const answer = await send(`${realm}/access_token`, { form: { ...form, code, code_verifier: verifier } });
      if (answer.status !== 200) return failSignIn('the exchange of the code', answer);
      const { id_token: token = '' } = JSON.parse(answer.body) as { readonly id_token?: string };
      return { status: submitted.status, token, failure: token === '' ? 'there was no identity token' : null };
    },
    /** Status of the endpoint that takes name and password without a page. */
    async authenticate(email: string, password: string): Promise<number> {
      const headers = { accept: 'application/json', 'x-requested-with': 'journey' };
      const step = JSON.parse((await send(authenticatePath, { json: {}, headers })).body) as { callbacks: object[] };
      const callbacks = step.callbacks.map((callback, place) => ({
        ...callback,
        input: [{ name: `IDToken${place + 1}`, value: [email, password][place] }],
      }));
      return (await send(authenticatePath, { json: { ...step, callbacks }, headers })).status;
    },
  };
}
