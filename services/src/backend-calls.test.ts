import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerCatalogue } from './catalogue/register-catalogue.ts';
import { parseConfiguration } from './configuration/parse-configuration.ts';
import { registerContent } from './content/register-content.ts';
import { openDatabase } from './database/database.ts';
import { createServices } from './http/create-services.ts';
import { registerIdentity } from './identity/register-identity.ts';
import { registerMail } from './mail/register-mail.ts';
import { registerSearch } from './search/register-search.ts';
import type { ServiceContext } from './service-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'kmx-calls-'));
let app: FastifyInstance;
let context: ServiceContext;

beforeAll(async () => {
  const configuration = parseConfiguration({ DATA_DIR: folder });
  context = { configuration, database: await openDatabase(), logger: pino({ level: 'silent' }) };
  app = await createServices(context, [
    registerContent,
    registerCatalogue,
    registerMail,
    registerIdentity,
    registerSearch,
  ]);
}, 120_000);
afterAll(async () => {
  await app.close();
  await context.database.destroy();
  rmSync(folder, { recursive: true });
});

const realm = '/am/oauth2/realms/root/realms/alpha';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const search = { localeCode: 'en', siteSlug: null, query: 'press' };
const catalogue = (query: string) => ['POST', '/catalogue/graphql', { query: `{ ${query} }` }] as const;
const content = (query: string) => ['POST', '/content/graphql', { query: `{ ${query} }` }] as const;

// Section 7 of the specification; the shell's own responses are tested next to its endpoints.
it.each([
  ['POST', '/am/json/realms/root/realms/alpha/authenticate', {}, 200, '"authId"'],
  ['GET', `${realm}/authorize?client_id=nobody`, null, 400, '<html'],
  ['POST', `${realm}/access_token`, 'grant_type=authorization_code', 400, '"error"'],
  ['GET', `${realm}/userinfo`, null, 401, '"invalid_token"'],
  ['POST', `${realm}/token/revoke`, 'client_id=mykomax&token=unknown', 200, ''],
  ['GET', `${realm}/connect/endSession`, null, 204, ''],
  ['POST', '/am/json/realms/root/realms/alpha/sessions?_action=logout', {}, 200, '"result"'],
  ['GET', `${realm}/.well-known/openid-configuration`, null, 200, '"end_session_endpoint"'],
  ['POST', '/search/search', { ...search, page: 1 }, 200, '"records"'],
  ['POST', '/search/suggest', search, 200, '"suggestions"'],
  [...content('countries { id } languages { id } sites { id }'), 200, '"site-main"'],
  [...content('page(where: {id: "page-error"}) { slug }'), 200, '"error"'],
  [...content('systemRedirects(where: {previousUrl_in: ["/corvus"]}) { previousUrl }'), 200, '"/corvus"'],
  [
    ...content('newsFeedItemsConnection(first: 1, orderBy: publicationDate_DESC) { edges { cursor } }'),
    200,
    '"cursor"',
  ],
  [...content('stories(where: {productSlugs_contains_some: ["onda-60"]}) { slug }'), 200, '"slug"'],
  [...catalogue('getProductClassifications(language: "de-CH", type: "product") { slug }'), 200, '"crimping"'],
  [...catalogue('getProductBySlugV2(language: "de-CH", slug: "ferro-115") { name }'), 200, '"Ferro 115"'],
  [
    ...catalogue('getProductClassificationBySlug(language: "en-US", slug: "crimping", type: "product") { id }'),
    200,
    '"id"',
  ],
  [
    ...catalogue('getProductsBySlugs(language: "en-US", slugsCommaSeparated: "ferro-115,x") { slug }'),
    200,
    'ferro-115',
  ],
] as const)('SRV-017 the call %s %s is answered by a service of ours: %j', async (method, url, body, status, part) => {
  const isForm = typeof body === 'string';
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(url.startsWith('/content') ? { authorization: `Bearer ${context.configuration.contentToken}` } : {}),
      ...(isForm ? form : {}),
    },
    ...(body === null ? {} : { payload: body }),
  });
  expect([response.statusCode, response.body]).toEqual([status, expect.stringContaining(part)]);
  expect(response.body).not.toContain('"errors"');
});
