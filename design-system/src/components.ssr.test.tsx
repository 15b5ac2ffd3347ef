import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Example } from './example/example.ts';
import { listComponents, resolveExamplesFile } from './test-list-components.ts';

const loaded = await Promise.all(listComponents().map(loadExamples));
const examples = loaded.flat();

// A component folder without examples fails here: the import finds no file.
async function loadExamples(folder: string) {
  const module: { readonly examples: readonly Example[] } = await import(
    /* @vite-ignore */ `./${resolveExamplesFile(folder)}`
  );
  return module.examples.map((example) => ({ name: `${folder} ${example.id}`, example }));
}

describe('STY-003 every component in every state', () => {
  it('has at least one example for each of them', () => {
    expect(loaded.filter((list) => list.length === 0)).toEqual([]);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  it.each(examples)('renders $name on the server without style attribute and inline script', ({ example }) => {
    const html = renderToString(example.render());
    expect(html).not.toBe('');
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<script|\son[a-z]+=/);
  });

  it.each(examples)('associates every description of $name with an existing element', ({ example }) => {
    const html = renderToString(example.render());
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    const named = [...html.matchAll(/\s(?:aria-(?:describedby|labelledby|controls)|for)="([^"]+)"/g)];
    for (const id of named.flatMap((match) => match[1]?.split(' ') ?? [])) expect(ids).toContain(id);
  });
});
