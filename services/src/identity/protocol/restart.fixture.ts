import { pino } from 'pino';
import { parseConfiguration } from '../../configuration/parse-configuration.ts';
import { openDatabase } from '../../database/database.ts';
import { createServices } from '../../http/create-services.ts';
import { registerMail } from '../../mail/register-mail.ts';
import { registerIdentity } from '../register-identity.ts';

// A separate process that a test can kill: the identity service over a folder; writes its port to standard output.
const configuration = parseConfiguration(process.env);
const database = await openDatabase(configuration.dataDirectory);
const context = { configuration, database, logger: pino({ level: 'silent' }) };
const app = await createServices(context, [registerMail, registerIdentity]);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
