import path from 'node:path';
import { isIdentifier, isShorthandPropertyAssignment, type Node, type SourceFile } from 'typescript/unstable/ast';
import { type DesignSystemProgram, designSystemFolder } from './design-system-program.build.ts';
import { type Binding, listBindings } from './list-bindings.build.ts';
import { writeAtMargin } from './write-elements.build.ts';

/** The lines that a piece of code needs in order to be complete. */
export interface Needs {
  readonly imports: readonly string[];
  readonly declarations: readonly string[];
}

type Import = Extract<Binding, { kind: 'import' }>;

// The name of a property, an attribute or a parameter refers to nothing at the top of the file.
function isUse(node: Node): boolean {
  const { parent } = node;
  if (isShorthandPropertyAssignment(parent)) return true;
  return !(('name' in parent && parent.name === node) || ('propertyName' in parent && parent.propertyName === node));
}

function listUsedNames(node: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: Node): void => {
    if (isIdentifier(part) && isUse(part)) names.add(part.text);
    part.forEachChild(visit);
  };
  visit(node);
  return names;
}

/** Follows the names used in code, and those that they use in turn, to their imports and declarations. */
export function collectNeeds(code: Node, file: SourceFile, opened: DesignSystemProgram): Needs {
  const imports = new Map<string, Import>();
  const declarations = new Map<number, string>();
  const follow = (node: Node, source: SourceFile): void => {
    const bindings = listBindings(source);
    for (const name of listUsedNames(node)) {
      const binding = bindings.get(name);
      if (binding?.kind === 'declaration') declare(binding.statement, source);
      if (binding?.kind === 'import') take(name, binding);
    }
  };
  const declare = (statement: Node, source: SourceFile): void => {
    const text = writeAtMargin(statement).replace(/^export /, '');
    if (declarations.has(statement.pos) || [...declarations.values()].includes(text)) return;
    declarations.set(statement.pos, text);
    follow(statement, source);
  };
  // Declarations that only the examples have are shown, not imported.
  const take = (name: string, binding: Import): void => {
    const inner = /^@kmx\/design-system\/(.+\.examples\.tsx)$/.exec(binding.from)?.[1];
    const source = inner === undefined ? undefined : opened.program.getSourceFile(path.join(designSystemFolder, inner));
    const declared = source === undefined ? undefined : listBindings(source).get(name);
    if (source !== undefined && declared?.kind === 'declaration') declare(declared.statement, source);
    else imports.set(`${binding.from} ${binding.written}`, binding);
  };
  follow(code, file);
  const byPlace = [...declarations].toSorted(([one], [other]) => one - other);
  return { imports: writeImports([...imports.values()]), declarations: byPlace.map(([, text]) => text) };
}

function writeImports(imports: readonly Import[]): readonly string[] {
  const byModule = Map.groupBy(imports, ({ from, written }) => `${written.startsWith('*') ? '*' : ''}${from}`);
  const lines = [...byModule.values()].map((entries) => {
    const [{ from, written, isType } = { from: '', written: '', isType: false }] = entries;
    if (written.startsWith('*')) return [from, `import ${isType ? 'type ' : ''}${written} from '${from}';`] as const;
    const areTypes = entries.every((entry) => entry.isType);
    const names = entries.map((entry) => `${entry.isType && !areTypes ? 'type ' : ''}${entry.written}`).toSorted();
    return [from, `import ${areTypes ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';`] as const;
  });
  // Packages first, as the formatter sorts them.
  const rank = (from: string) => (from.startsWith('@') ? 1 : 0);
  return lines.toSorted(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1)).map(([, line]) => line);
}
