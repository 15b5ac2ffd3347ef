import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves texts by path on a free port, as the server of somebody else's page. */
export async function serveTexts(
  texts: Readonly<Record<string, { readonly type: string; readonly text: string }>>,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const found = texts[new URL(request.url ?? '/', 'http://localhost').pathname];
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' }).end(found?.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
