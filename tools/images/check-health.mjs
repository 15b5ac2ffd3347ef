// Answers a health check of a container runtime: ends with 0 when the address answers 2xx within four seconds.
import { get } from 'node:http';
import { get as getSecure } from 'node:https';

const [address = ''] = process.argv.slice(2);
// It asks its own machine, by a name that the certificate does not have.
const options = { timeout: 4_000, rejectUnauthorized: false };
const ask = address.startsWith('https:') ? getSecure : get;
const request = ask(address, options, ({ statusCode = 0 }) => {
  process.exit(statusCode >= 200 && statusCode < 300 ? 0 : 1);
});
request.on('timeout', () => process.exit(1));
request.on('error', () => process.exit(1));
