import type { Step } from '../../request/step.ts';

/** Two strands of copper in a crimp: the mark of the sample brand. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="#23262a"/><path d="M7 6h5v8l8-8h6L16 16l10 10h-6l-8-8v8H7z" fill="#f7f4ef"/><path d="M16 16l10 10h-6l-7-7z" fill="#c4713b"/></svg>`;

/** The icon of the browser tab; every browser requests it, so it is served before the pages. */
export const serveIcon: Step<never> = {
  name: 'serve-icon',
  run: ({ url }) =>
    url.pathname === '/favicon.svg' || url.pathname === '/favicon.ico'
      ? {
          status: 200,
          headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
          body: icon,
        }
      : undefined,
};
