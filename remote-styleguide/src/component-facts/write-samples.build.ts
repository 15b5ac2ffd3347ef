import path from 'node:path';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isStringLiteral,
  isVariableStatement,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
} from 'typescript/unstable/ast';
import { collectNeeds, type Needs } from './collect-needs.build.ts';
import type { DesignSystemProgram } from './design-system-program.build.ts';
import { designSystemFolder } from './design-system-program.build.ts';
import { writeElements } from './write-elements.build.ts';

function findProperty(example: ObjectLiteralExpression, name: string): Node | undefined {
  const property = example.properties.find(
    (candidate) => isPropertyAssignment(candidate) && candidate.name.getText() === name,
  );
  return property !== undefined && isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The examples of a file as literals: computed ones could not be shown as code. */
function listExamples(file: SourceFile): readonly ObjectLiteralExpression[] {
  const declarations = file.statements
    .filter(isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  const list = declarations.find(({ name }) => name.getText() === 'examples')?.initializer;
  if (list === undefined || !isArrayLiteralExpression(list)) throw new Error(`${file.fileName} lists no examples`);
  return list.elements.map((element) => {
    if (!isObjectLiteralExpression(element))
      throw new Error(`${file.fileName} computes an example: ${element.getText()}`);
    return element;
  });
}

function writeSample(render: Node, file: SourceFile, opened: DesignSystemProgram): string {
  if (!isArrowFunction(render))
    throw new Error(`${file.fileName} renders an example by other means than () => element`);
  const needs: Needs = collectNeeds(render.body, file, opened);
  const parts = [needs.imports.join('\n'), ...needs.declarations, writeElements(render.body)];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The code of every example by `<group>-<example>`: its elements, with everything they need. */
export function writeSamples(opened: DesignSystemProgram): Record<string, string> {
  const files = opened.files.filter((file) => /(?:^|\/)([a-z-]+)\/\1\.examples\.tsx$/.test(file));
  const samples = files.flatMap((name) => {
    const file = opened.program.getSourceFile(path.join(designSystemFolder, name));
    if (file === undefined) throw new Error(`The compiler has not read ${name}`);
    return listExamples(file).map((example) => {
      const id = findProperty(example, 'id');
      const render = findProperty(example, 'render');
      if (id === undefined || !isStringLiteral(id) || render === undefined)
        throw new Error(`${name} has an example without id or render`);
      return [`${path.basename(name, '.examples.tsx')}-${id.text}`, writeSample(render, file, opened)] as const;
    });
  });
  return Object.fromEntries(samples);
}
