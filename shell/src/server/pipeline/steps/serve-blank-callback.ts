import type { Step } from '../../request/step.ts';

/** The page in the hidden frame of a silent sign-in: no script, framed by this origin only (AUTH-002, ID-05). */
export const serveBlankCallback: Step<never> = {
  name: 'serve-blank-callback',
  run: ({ url }) =>
    url.pathname === '/blank-callback'
      ? {
          status: 200,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
            'referrer-policy': 'no-referrer',
            'cache-control': 'no-store',
          },
          body: '<!doctype html><html lang="en"><title>Sign-in</title></html>',
        }
      : undefined,
};
