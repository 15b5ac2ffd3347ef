import { randomUUID } from 'node:crypto';
import type { PublicAnswer } from '../../support/public-visitor.ts';
import type { Customer } from '../../support/sign-customer-in.ts';
import { samplePassword } from '../../support/sign-in.ts';
import type { Cluster } from '../../support/start-cluster.ts';
import { startTraffic } from '../../support/traffic.ts';
import type { Answer, FailureForm, Kind } from './answer.ts';
import { places, readIdentity } from './pages.ts';
import { type People, visitCluster } from './people.ts';

const deadlineMs = 10_000;

/** Requests in a second. */
const rates: Readonly<Record<Kind, number>> = {
  cached: 8,
  rendered: 2,
  search: 1,
  portal: 3,
  comment: 1,
  editor: 1,
  'sign-in': 0.2,
};

/** People and visitors at a steady rate, until they are stopped. */
export interface SteadyLoad {
  readonly answers: readonly Answer[];
  /** Keys of the comments that were acknowledged. */
  readonly comments: ReadonlySet<string>;
  /** Slugs of the entries whose creation was acknowledged. */
  readonly entries: ReadonlySet<string>;
  readonly stop: () => Promise<void>;
}

/** A judged answer: null where it is right. */
type Judged = Pick<Answer, 'failure' | 'isForeign'>;
const right: Judged = { failure: null, isForeign: false };

/** A shell names each of its answers; a balancer does not. */
const findForm = ({ headers }: PublicAnswer): FailureForm =>
  headers['x-request-id'] === undefined ? 'other' : 'product';

const fail = (answer: PublicAnswer, text = String(answer.status)): Judged => ({
  failure: { form: findForm(answer), text },
  isForeign: false,
});

function judgePage(answer: PublicAnswer, identity: string | undefined): Judged {
  if (answer.status !== 200) return fail(answer);
  return { failure: null, isForeign: readIdentity(answer.body) !== identity };
}

/** Service desk and content say what failed in the body, also with 200. */
function judgeData(answer: PublicAnswer, isThere: (data: Readonly<Record<string, unknown>>) => boolean): Judged {
  if (answer.status !== 200) return fail(answer);
  try {
    const { data } = JSON.parse(answer.body) as { readonly data?: Readonly<Record<string, unknown>> | null };
    return data && isThere(data) ? right : fail(answer, '200 with errors');
  } catch {
    return fail(answer, '200 that cannot be read');
  }
}

function judgeOwnData(answer: PublicAnswer, own: Customer, other: Customer): Judged {
  const judged = judgeData(answer, (data) => (data['viewer'] as { email?: string } | null)?.email === own.email);
  return { ...judged, isForeign: answer.body.includes(other.email) };
}

/** Starts the load; `identities` are what each page says about itself, `prefix` begins the slugs of entries. */
export function startSteadyLoad(
  cluster: Cluster,
  { anna, ben, ticketId, askAsEditor }: People,
  identities: ReadonlyMap<string, string>,
  prefix: string,
): SteadyLoad {
  const answers: Answer[] = [];
  const comments = new Set<string>();
  const entries = new Set<string>();

  const visit = async (index: number, query: string): Promise<Judged> => {
    const [host, path] = places[index % places.length] ?? ['localhost', '/en'];
    const answer = await visitCluster(cluster, host).send(path + query, { signal: AbortSignal.timeout(deadlineMs) });
    return judgePage(answer, identities.get(`${host}${path}`));
  };
  const sends: Readonly<Record<Kind, (index: number) => Promise<Judged>>> = {
    cached: (index) => visit(index, ''),
    rendered: (index) => visit(index, `?visit=${prefix}${index}`),
    search: async (index) => {
      const answer = await visitCluster(cluster).send('/api/search-proxy/suggest', {
        json: { localeCode: 'en', query: `crimp ${index}` },
        signal: AbortSignal.timeout(deadlineMs),
      });
      return answer.status === 200 ? right : fail(answer);
    },
    portal: async (index) => {
      const [own, other] = index % 2 === 0 ? [anna, ben] : [ben, anna];
      return judgeOwnData(await own.ask('{viewer{email} tickets(size:5){items{id subject}}}'), own, other);
    },
    comment: async () => {
      const clientMutationId = randomUUID();
      const answer = await anna.ask('mutation($input:AddCommentInput!){addComment(input:$input){id}}', {
        input: { clientMutationId, ticketId, text: 'Written meanwhile.' },
      });
      const judged = judgeData(answer, (data) => Boolean(data['addComment']));
      if (judged.failure === null) comments.add(clientMutationId);
      return judged;
    },
    editor: async (index) => {
      const slug = `${prefix}-${index}`;
      const answer = await askAsEditor(
        'mutation($slug:String!){createProductReference(data:{productSlug:$slug,name:"Fault"}){id}}',
        { slug },
      );
      const judged = judgeData(answer, (data) => Boolean(data['createProductReference']));
      if (judged.failure === null) entries.add(slug);
      return judged;
    },
    'sign-in': async () => {
      const { status, token } = await visitCluster(cluster).signIn('chie.sato@hikari.example', samplePassword);
      return token === '' ? { failure: { form: 'product', text: `sign-in ${status}` }, isForeign: false } : right;
    },
  };

  async function measure(kind: Kind, index: number): Promise<null> {
    const at = performance.now();
    const judged = await sends[kind](index).catch(
      (error: unknown): Judged => ({ failure: { form: 'nobody', text: String(error) }, isForeign: false }),
    );
    answers.push({ kind, at, milliseconds: performance.now() - at, ...judged });
    return null;
  }
  const traffics = (Object.keys(rates) as Kind[]).map((kind) =>
    startTraffic((index) => measure(kind, index), rates[kind]),
  );
  return {
    answers,
    comments,
    entries,
    stop: async () => {
      await Promise.all(traffics.map((traffic) => traffic.stop()));
    },
  };
}
