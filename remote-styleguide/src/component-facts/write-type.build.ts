import { isPropertySignatureDeclaration } from 'typescript/unstable/ast';
import {
  type Symbol as CheckedSymbol,
  NodeBuilderFlags,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { DesignSystemProgram } from './design-system-program.build.ts';

const listParts = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);
const isValue = (type: Type) =>
  (type.isLiteralType() && !type.isBooleanLiteralType()) || (type.flags & TypeFlags.Null) !== 0;

// Whether a prop is optional is shown in a separate column.
function listGivenParts(type: Type, isOptional: boolean): readonly Type[] {
  return listParts(type).filter(({ flags }) => !isOptional || (flags & TypeFlags.Undefined) === 0);
}

/** The type of a prop: the values where it is a choice of values, otherwise the name from the source. */
export function writeType(prop: CheckedSymbol, { checker, resolve }: DesignSystemProgram): string {
  const isOptional = (prop.flags & SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(prop);
  if (type === undefined) throw new Error(`The compiler knows no type of ${prop.name}`);
  const parts = listGivenParts(type, isOptional);
  if (parts.length > 1 && parts.every(isValue)) {
    const values = parts.map((part) => checker.typeToString(part).replaceAll('"', "'"));
    return [...values.filter((value) => value !== 'null'), ...values.filter((value) => value === 'null')].join(' | ');
  }
  const [declaration] = prop.declarations.map(resolve);
  if (declaration === undefined || !isPropertySignatureDeclaration(declaration) || declaration.type === undefined) {
    return checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
  }
  const written = declaration.type
    .getText()
    .replaceAll(/\/\*.*?\*\//gs, ' ')
    .replaceAll(/\s+/g, ' ');
  return isOptional ? written.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1') : written;
}
