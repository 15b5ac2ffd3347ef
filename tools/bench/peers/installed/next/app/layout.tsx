import type { ReactNode } from 'react';
import { parts } from '../components/parts.ts';
import '../shared/chrome.css';
import '../shared/page.css';
import { Frame } from '../shared/react/frame.tsx';

export const metadata = { description: 'Machines for wires, compared.', icons: { icon: 'data:,' } };

export default function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <head>
        <link rel="preload" href="/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossOrigin="" />
      </head>
      <body>
        <Frame parts={parts}>{children}</Frame>
      </body>
    </html>
  );
}
