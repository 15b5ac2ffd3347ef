import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import chromeStyles from '../shared/chrome.css?url';
import pageStyles from '../shared/page.css?url';
import { Frame } from '../shared/react/frame.tsx';
import { parts } from './parts.tsx';

export const links = () => [
  { rel: 'preload', href: '/inter-latin-wght-normal.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: 'data:,' },
  { rel: 'stylesheet', href: chromeStyles },
  { rel: 'stylesheet', href: pageStyles },
];

export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root(): ReactNode {
  return (
    <Frame parts={parts}>
      <Outlet />
    </Frame>
  );
}
