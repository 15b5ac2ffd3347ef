import { components, samples } from '../component-facts/component-facts.build.ts';
import type { GuideFacts } from '../component-facts/component-facts.ts';
import type { ExampleGroup } from './example-groups.ts';

/** Selects the facts from the source for the groups of a page. */
export function selectFacts(groups: readonly ExampleGroup[]): GuideFacts {
  const names = groups.flatMap(({ guide }) => guide.name.split(', '));
  const ids = groups.flatMap(({ id, examples }) => examples.map((example) => `${id}-${example.id}`));
  return { components: pick(components, names), samples: pick(samples, ids) };
}

function pick<Value>(all: Readonly<Record<string, Value>>, names: readonly string[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    names.map((name) => {
      const value = all[name];
      if (value === undefined) throw new Error(`The source says nothing of ${name}`);
      return [name, value];
    }),
  );
}
