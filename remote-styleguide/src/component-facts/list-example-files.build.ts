import path from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { type DesignSystemProgram, designSystemFolder } from './design-system-program.build.ts';

/** A file of examples; its group is the folder of the component. */
interface ExampleFile {
  readonly group: string;
  readonly file: SourceFile;
}

/** Lists the files of examples in the design system. */
export function listExampleFiles({ files, program }: DesignSystemProgram): readonly ExampleFile[] {
  return files.flatMap((name) => {
    const group = /(?:^|\/)([a-z-]+)\/\1\.examples\.tsx$/.exec(name)?.[1];
    if (group === undefined) return [];
    const file = program.getSourceFile(path.join(designSystemFolder, name));
    if (file === undefined) throw new Error(`The compiler has not read ${name}`);
    return [{ group, file }];
  });
}
