import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { applyTextMode } from './apply-text-mode.ts';
import type { TextMode } from './change-text.ts';
import type { Example } from './example.ts';

/** Renders all examples below each other for the checks in the browser, with a function to change their texts. */
export function renderExamples(groups: Readonly<Record<string, readonly Example[]>>): void {
  const box = document.getElementById('examples');
  if (box === null) throw new Error('The page has no place for the examples');
  let stop = () => {};
  let root = createRoot(box);
  const render = (mode: TextMode): void => {
    stop();
    root.unmount();
    root = createRoot(box);
    flushSync(() => root.render(<StrictMode>{Object.entries(groups).map(renderGroup)}</StrictMode>));
    box.lang = mode === 'ja' || mode === 'zh' ? mode : 'en';
    stop = applyTextMode(box, mode);
  };
  render('plain');
  Object.assign(window, { showTexts: render });
}

function renderGroup([folder, examples]: readonly [string, readonly Example[]]) {
  return (
    <section key={folder}>
      <h2>{folder}</h2>
      {examples.map((example) => (
        <article key={example.id}>
          <h3>{example.title}</h3>
          <div data-example={`${folder} ${example.id}`}>{example.render()}</div>
        </article>
      ))}
    </section>
  );
}
