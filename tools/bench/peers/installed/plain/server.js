// The server of Vite's template for streaming React: Express, compression for documents, sirv for files.
import { readFileSync } from 'node:fs';
import { Transform } from 'node:stream';
import compression from 'compression';
import express from 'express';
import sirv from 'sirv';
import { findPage, renderPage } from './dist/server/entry-server.js';

const abortMs = 10_000;
const template = readFileSync('dist/client/index.html', 'utf8');
const escapeData = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

const app = express();
app.use(compression());
app.use(sirv('dist/client', { extensions: [], maxAge: 31_536_000, immutable: true }));
app.get(/^\/data(\/.*)$/, (request, response) => {
  const data = findPage(request.params[0]);
  if (data === null) response.sendStatus(404);
  else response.json(data);
});
app.use((request, response) => {
  const data = findPage(request.path);
  if (data === null) {
    response.sendStatus(404);
    return;
  }
  const head = `<title>${data.title}</title><script type="application/json" id="data">${escapeData(data)}</script>`;
  const [before, after] = template.replace('<!--head-->', () => head).split('<!--page-->');
  let didError = false;
  const { pipe, abort } = renderPage(data, {
    onShellError() {
      response.status(500).send('Something went wrong');
    },
    onShellReady() {
      response.status(didError ? 500 : 200).set('content-type', 'text/html; charset=utf-8');
      const transform = new Transform({
        transform(chunk, encoding, done) {
          response.write(chunk, encoding);
          done();
        },
      });
      response.write(before);
      transform.on('finish', () => response.end(after));
      pipe(transform);
    },
    onError(error) {
      didError = true;
      console.error(error);
    },
  });
  setTimeout(abort, abortMs).unref();
});
app.listen(Number(process.env.PORT), '127.0.0.1');
