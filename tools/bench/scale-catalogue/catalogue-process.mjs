// Serves the catalogue of a checkout of this repository, alone in its process: node catalogue-process.mjs <checkout> <port>.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [checkout, port] = process.argv.slice(2);
const folder = path.join(checkout, 'services');
const load = (file) => import(pathToFileURL(path.join(folder, 'src', file)).href);
const { pino } = createRequire(path.join(folder, 'package.json'))('pino');

const { parseConfiguration } = await load('configuration/parse-configuration.ts');
const { createServices } = await load('http/create-services.ts');
const { registerCatalogue } = await load('catalogue/register-catalogue.ts');
const { openDatabase } = await load('database/database.ts');
const { openPostgres } = await load('database/open-postgres.ts');

const configuration = parseConfiguration(process.env);
const logger = pino({ level: 'error' });
const database =
  configuration.postgres === null
    ? await openDatabase(path.join(configuration.dataDirectory, 'postgres'))
    : await openPostgres(configuration.postgres, 'shared', logger, () => process.exit(1));
const app = await createServices({ configuration, database, logger }, [registerCatalogue]);
await app.listen({ host: '127.0.0.1', port: Number(port) });
