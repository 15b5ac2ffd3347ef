import { globSync } from 'node:fs';
import path from 'node:path';
import type { ComponentFacts } from './component-facts.ts';
import { describeComponent } from './describe-component.build.ts';
import { type DesignSystemProgram, designSystemFolder, queryDesignSystem } from './design-system-program.build.ts';
import { readGroupTexts } from './read-group-texts.build.ts';
import { writeSamples } from './write-samples.build.ts';

const isComponentFile = (file: string) => /(?<!\.examples|\.browser)\.tsx$/.test(file);

function describeFile(name: string, opened: DesignSystemProgram): readonly ComponentFacts[] {
  const { program, checker } = opened;
  const file = program.getSourceFile(path.join(designSystemFolder, name));
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (file === undefined || module === undefined) throw new Error(`The compiler has not read ${name}`);
  const exported = checker.getExportsOfModule(module).filter((symbol) => /^[A-Z]/.test(symbol.name));
  return exported.flatMap((symbol) => describeComponent(symbol, file, opened) ?? []);
}

function describeComponents(opened: DesignSystemProgram): Readonly<Record<string, ComponentFacts>> {
  const found = opened.files.filter(isComponentFile).flatMap((file) => describeFile(file, opened));
  return Object.fromEntries(found.map((facts) => [facts.name, facts]));
}

/** Every component of the design system by name, the code of every example by `<group>-<example>`, and the texts of a group. */
export const { components, samples, groupTexts, readFiles } = queryDesignSystem((opened) => {
  const described = describeComponents(opened);
  return {
    components: described,
    samples: writeSamples(opened),
    groupTexts: readGroupTexts(opened, described),
    /** The files read, for the bundler to watch. */
    readFiles: [
      ...opened.files.map((file) => path.join(designSystemFolder, file)),
      ...globSync(`${import.meta.dirname}/*.build.ts`),
    ],
  };
});
