import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isBearerOf } from '../../http/is-bearer-of.ts';
import { createUserId } from '../access/content-access.ts';
import { findAuthor } from '../name-author.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import {
  exportTranslation,
  importTranslation,
  resetTranslation,
  startTranslation,
  type TranslationAuthor,
  type TranslationRefusal,
} from './change-translation.ts';
import { describeTranslation, readPageTranslation } from './page-translation.ts';

const bodyLimitBytes = 2 * 1024 * 1024;
const xliffType = 'application/xliff+xml; charset=utf-8';

interface TranslationOptions {
  readonly publishing: PublishingContext;
  readonly token: string;
}

const paramsSchema = v.object({ pageId: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)) });

function sendRefusal(reply: FastifyReply, { status, message, problems }: TranslationRefusal): FastifyReply {
  return reply.status(status).send({ error: message, problems });
}

/** Translation of pages, only for the shell: state, start and reset (SRV-026, EDT-008..010) and the files for translators. */
export async function registerTranslation(scope: FastifyInstance, options: TranslationOptions): Promise<void> {
  const { publishing, token } = options;
  const { locales } = publishing.contentModel;
  const language = v.picklist(locales, 'is not a language of the content');
  const languagesSchema = v.object({
    languages: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) =>
          text
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part !== ''),
        ),
        v.array(language),
      ),
    ),
  });
  const languageSchema = v.object({ language });
  /** The person named by the shell, otherwise the editor area as a whole. */
  async function findPerson({ headers }: FastifyRequest): Promise<TranslationAuthor> {
    const id = (await findAuthor(publishing, { mayNameAuthors: true }, headers)) ?? createUserId('Editor area');
    const user = await publishing.store.find('User', 'DRAFT', id);
    const name = user?.base.data['name'];
    return { id, name: typeof name === 'string' ? name : 'Editor area' };
  }

  scope.addHook('onRequest', async (request, reply) => {
    if (!isBearerOf(request.headers.authorization, token)) {
      await reply.status(401).send({ error: 'token is not valid', problems: [] });
      return;
    }
    await publishing.freshen();
  });
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.addContentTypeParser(
    ['application/xml', 'text/xml', 'application/xliff+xml'],
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );

  async function sendState(reply: FastifyReply, pageId: string): Promise<FastifyReply> {
    const translation = await readPageTranslation(publishing, pageId);
    if (translation === undefined) return reply.status(404).send({ error: 'There is no such page', problems: [] });
    return reply.send(await describeTranslation(publishing, translation));
  }

  function readLanguages(query: unknown): readonly string[] | undefined {
    const parsed = v.safeParse(languagesSchema, query);
    return parsed.success ? (parsed.output.languages ?? []) : undefined;
  }

  scope.get('/content/translation/state/:pageId', (request, reply) =>
    sendState(reply, v.parse(paramsSchema, request.params).pageId),
  );
  for (const [action, change] of [
    ['start', startTranslation],
    ['reset', resetTranslation],
  ] as const) {
    scope.post(`/content/translation/${action}/:pageId`, async (request, reply) => {
      const { pageId } = v.parse(paramsSchema, request.params);
      const languages = readLanguages(request.query);
      if (languages === undefined) return reply.status(400).send({ error: 'languages: are not known', problems: [] });
      const outcome = await change(publishing, pageId, languages, await findPerson(request));
      return 'refusal' in outcome ? sendRefusal(reply, outcome.refusal) : sendState(reply, pageId);
    });
  }

  scope.post('/content/translation/export/:pageId', async (request, reply) => {
    const { pageId } = v.parse(paramsSchema, request.params);
    const query = v.safeParse(languageSchema, request.query);
    if (!query.success) return reply.status(400).send({ error: 'language: is not known', problems: [] });
    const outcome = await exportTranslation(publishing, pageId, query.output.language, await findPerson(request));
    if ('refusal' in outcome) return sendRefusal(reply, outcome.refusal);
    return reply.header('content-type', xliffType).send(outcome.value);
  });
  scope.post('/content/translation/import/:pageId', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const { pageId } = v.parse(paramsSchema, request.params);
    const query = v.safeParse(languageSchema, request.query);
    if (!query.success) return reply.status(400).send({ error: 'language: is not known', problems: [] });
    const xml = typeof request.body === 'string' ? request.body : '';
    const outcome = await importTranslation(publishing, pageId, query.output.language, xml, await findPerson(request));
    return 'refusal' in outcome ? sendRefusal(reply, outcome.refusal) : sendState(reply, pageId);
  });
}
