import {
  isArrayLiteralExpression,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isStringLiteral,
  isVariableStatement,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
} from 'typescript/unstable/ast';

/** The value with which a file declares a name; undefined if it does not. */
export function findDeclared(file: SourceFile, wanted: string): Node | undefined {
  const declarations = file.statements
    .filter(isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  return declarations.find(({ name }) => name.getText() === wanted)?.initializer;
}

/** The value of a property of a literal; undefined if it has no such property. */
export function findProperty(literal: ObjectLiteralExpression, name: string): Node | undefined {
  const property = literal.properties.find(
    (candidate) => isPropertyAssignment(candidate) && candidate.name.getText() === name,
  );
  return property !== undefined && isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The examples of a file as literals: computed ones could not be shown as code. */
export function listExamples(file: SourceFile): readonly ObjectLiteralExpression[] {
  const list = findDeclared(file, 'examples');
  if (list === undefined || !isArrayLiteralExpression(list)) throw new Error(`${file.fileName} lists no examples`);
  return list.elements.map((element) => {
    if (!isObjectLiteralExpression(element))
      throw new Error(`${file.fileName} computes an example: ${element.getText()}`);
    return element;
  });
}

/** The texts of a literal's property, a string or a list of strings; throws for a computed one. */
export function readTexts(literal: ObjectLiteralExpression, name: string): readonly string[] {
  const value = findProperty(literal, name);
  const values = value !== undefined && isArrayLiteralExpression(value) ? [...value.elements] : [value];
  return values.map((element) => {
    if (element === undefined || !isStringLiteral(element))
      throw new Error(`${literal.getSourceFile().fileName} has no literal for ${name}`);
    return element.text;
  });
}
