import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../shared/chrome.css';
import '../shared/page.css';
import { App } from './app.tsx';
import { NavigateContext } from './navigation.tsx';
import type { PageData } from './page-data.ts';

async function loadPage(path: string): Promise<PageData> {
  const response = await fetch(`/data${path}`, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as PageData;
}

function Root({ first }: { readonly first: PageData }): ReactNode {
  const [data, setData] = useState(first);
  const show = async (path: string) => {
    const next = await loadPage(path);
    document.title = next.title;
    startTransition(() => setData(next));
  };
  const navigate = (href: string) => {
    history.pushState(null, '', href);
    show(href).then(
      () => scrollTo(0, 0),
      () => location.assign(href),
    );
  };
  useEffect(() => {
    const goBack = () => void show(location.pathname).catch(() => location.reload());
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  return (
    <NavigateContext value={navigate}>
      <App data={data} />
    </NavigateContext>
  );
}

const first = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as PageData;
hydrateRoot(document.getElementById('root') as HTMLElement, <Root first={first} />);
