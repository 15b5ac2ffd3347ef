import path from 'node:path';
import {
  type ImportDeclaration,
  isFunctionDeclaration,
  isImportDeclaration,
  isInterfaceDeclaration,
  isNamedImports,
  isNamespaceImport,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableStatement,
  type SourceFile,
  type Statement,
} from 'typescript/unstable/ast';
import { designSystemFolder } from './design-system-program.build.ts';

/** A name at the top of a file of examples: an import, or a statement of the file itself. */
export type Binding =
  | { readonly kind: 'import'; readonly from: string; readonly written: string; readonly isType: boolean }
  | { readonly kind: 'declaration'; readonly statement: Statement };

// Examples import their neighbours; a reader imports from the package.
function writeModule(from: string, file: SourceFile): string {
  if (!from.startsWith('.')) return from;
  const found = path.resolve(path.dirname(file.fileName), from);
  return `@kmx/design-system/${path.relative(designSystemFolder, found).replaceAll(path.sep, '/')}`;
}

function listImported(
  { importClause, moduleSpecifier }: ImportDeclaration,
  file: SourceFile,
): readonly (readonly [string, Binding])[] {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || !isStringLiteral(moduleSpecifier)) return [];
  const from = writeModule(moduleSpecifier.text, file);
  const isType = importClause?.phaseModifier !== undefined;
  if (isNamespaceImport(bindings)) {
    return [[bindings.name.text, { kind: 'import', from, written: bindings.getText(), isType }]];
  }
  if (!isNamedImports(bindings)) return [];
  return bindings.elements.map((element) => {
    const written = element.getText().replace(/^type /, '');
    return [element.name.text, { kind: 'import', from, written, isType: isType || element.isTypeOnly }];
  });
}

function listDeclared(statement: Statement): readonly string[] {
  if (isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    isFunctionDeclaration(statement) || isInterfaceDeclaration(statement) || isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** Lists the names declared or imported at the top of a file. */
export function listBindings(file: SourceFile): ReadonlyMap<string, Binding> {
  return new Map(
    file.statements.flatMap((statement): readonly (readonly [string, Binding])[] =>
      isImportDeclaration(statement)
        ? listImported(statement, file)
        : listDeclared(statement).map((name) => [name, { kind: 'declaration', statement }]),
    ),
  );
}
