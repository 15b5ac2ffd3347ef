import { isArrowFunction, isStringLiteral, type Node, type SourceFile } from 'typescript/unstable/ast';
import { collectNeeds, type Needs } from './collect-needs.build.ts';
import type { DesignSystemProgram } from './design-system-program.build.ts';
import { listExampleFiles } from './list-example-files.build.ts';
import { findProperty, listExamples } from './read-literals.build.ts';
import { writeElements } from './write-elements.build.ts';

function writeSample(render: Node, file: SourceFile, opened: DesignSystemProgram): string {
  if (!isArrowFunction(render))
    throw new Error(`${file.fileName} renders an example by other means than () => element`);
  const needs: Needs = collectNeeds(render.body, file, opened);
  const parts = [needs.imports.join('\n'), ...needs.declarations, writeElements(render.body)];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The code of every example by `<group>-<example>`: its elements, with everything they need. */
export function writeSamples(opened: DesignSystemProgram): Record<string, string> {
  const samples = listExampleFiles(opened).flatMap(({ group, file }) =>
    listExamples(file).map((example) => {
      const id = findProperty(example, 'id');
      const render = findProperty(example, 'render');
      if (id === undefined || !isStringLiteral(id) || render === undefined)
        throw new Error(`${file.fileName} has an example without id or render`);
      return [`${group}-${id.text}`, writeSample(render, file, opened)] as const;
    }),
  );
  return Object.fromEntries(samples);
}
