import type { ExampleGroup } from '../../data/example-groups.ts';

/** Components that share the file of another one. */
const files: Readonly<Record<string, string>> = { GridItem: 'grid', Stack: 'grid' };

const createFileName = (name: string) => files[name] ?? name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();

/** Import statements for the components of a group, one per file. */
export function listImports({ id, guide }: Pick<ExampleGroup, 'id' | 'guide'>): readonly string[] {
  const folder = id.endsWith('-module') ? `modules/${id}` : id;
  const byFile = Map.groupBy(guide.name.split(', '), createFileName);
  return [...byFile].map(
    ([file, names]) => `import { ${names.join(', ')} } from '@kmx/design-system/${folder}/${file}.tsx';`,
  );
}
