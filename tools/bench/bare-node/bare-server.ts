// The least that Node can do for a page that is ready: the same headers and bytes, whatever is asked.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { BareAnswer } from './start-bare-server.ts';

// Written by the bench that starts this process, so it needs no parsing.
const { port, headers, bodyFile } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareAnswer;
const body = readFileSync(bodyFile);

createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(port);
