import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decidingCookie } from '@kmx/shell/server/http/deciding-cookie.ts';
import { expect, it } from 'vitest';
import { root } from '../product-runner/repository-root.ts';

it('Varnish passes the requests of the cookies that decide about a page at the shell', () => {
  const text = readFileSync(path.join(root, 'deploy', 'varnish', 'site.vcl'), 'utf8');
  const written = /req\.http\.cookie ~ "\(\?i\)(.+)"\)/.exec(text)?.[1];
  expect([written, decidingCookie.flags]).toEqual([decidingCookie.source, 'i']);
});
