// Answers a health check of a container runtime: ends with 0 when the address answers 2xx within four seconds.
import { get } from 'node:http';

const [address = ''] = process.argv.slice(2);
const request = get(address, { timeout: 4_000 }, ({ statusCode = 0 }) => {
  process.exit(statusCode >= 200 && statusCode < 300 ? 0 : 1);
});
request.on('timeout', () => process.exit(1));
request.on('error', () => process.exit(1));
