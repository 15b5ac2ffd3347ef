import { components } from './component-facts.build.ts';

export { readFiles } from './component-facts.build.ts';

/** Names of the props of each component, by which the search finds it. */
export const propWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(components).map(({ name, props }) => [name, props.map((prop) => prop.name).join(' ')]),
);
