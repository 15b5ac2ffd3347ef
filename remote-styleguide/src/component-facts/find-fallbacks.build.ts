import {
  isBindingElement,
  isIdentifier,
  isObjectBindingPattern,
  isParameterDeclaration,
  isVariableDeclaration,
  type Node,
  type ObjectBindingPattern,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Checker, Type } from 'typescript/unstable/sync';

/** Default values, by the id of the destructured type. */
type Fallbacks = ReadonlyMap<number, readonly (readonly [name: string, value: string])[]>;

const known = new WeakMap<SourceFile, Fallbacks>();

// Props are destructured in the parameter, or in the body of a component with many props.
function readTakenType({ parent }: ObjectBindingPattern, checker: Checker): Type | undefined {
  if (isParameterDeclaration(parent)) return checker.getTypeAtLocation(parent);
  if (!isVariableDeclaration(parent) || parent.initializer === undefined) return undefined;
  return checker.getTypeAtLocation(parent.initializer);
}

function readElements(pattern: ObjectBindingPattern): readonly (readonly [string, string])[] {
  return pattern.elements.flatMap((element) => {
    if (!isBindingElement(element) || element.initializer === undefined) return [];
    const name = element.propertyName ?? element.name;
    return name !== undefined && isIdentifier(name) ? [[name.text, element.initializer.getText()] as const] : [];
  });
}

function collectFallbacks(file: SourceFile, checker: Checker): Fallbacks {
  const found: (readonly [number, string, string])[] = [];
  const visit = (node: Node): void => {
    const elements = isObjectBindingPattern(node) ? readElements(node) : [];
    const type = isObjectBindingPattern(node) && elements.length > 0 ? readTakenType(node, checker) : undefined;
    if (type !== undefined) found.push(...elements.map((element) => [type.id, ...element] as const));
    node.forEachChild(visit);
  };
  visit(file);
  const byType = Map.groupBy(found, ([id]) => id);
  return new Map([...byType].map(([id, entries]) => [id, entries.map(([, name, value]) => [name, value] as const)]));
}

/** The defaults of props, wherever a function of the file destructures props of these types. */
export function findFallbacks(file: SourceFile, types: readonly Type[], checker: Checker) {
  const fallbacks = known.get(file) ?? collectFallbacks(file, checker);
  known.set(file, fallbacks);
  return types.flatMap(({ id }) => fallbacks.get(id) ?? []);
}
