import path from 'node:path';
import { API, type Checker, type NodeHandle, type Program, type Project } from 'typescript/unstable/sync';

/** Folder of the sources of the design system. */
export const designSystemFolder = path.resolve(import.meta.dirname, '../../../design-system/src');

/** The design system as seen by this repository's compiler. */
export interface DesignSystemProgram {
  readonly program: Program;
  readonly checker: Checker;
  /** Sources by their path relative to the folder, without tests. */
  readonly files: readonly string[];
  readonly resolve: (handle: NodeHandle) => ReturnType<NodeHandle['resolve']>;
}

/** Opens the design system for the duration of `query`. */
export function queryDesignSystem<Answer>(query: (opened: DesignSystemProgram) => Answer): Answer {
  const api = new API({ cwd: designSystemFolder });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.resolve(designSystemFolder, '../tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error('The compiler has not opened the design system');
    return query(openProgram(project));
  } finally {
    api.close();
  }
}

function openProgram(project: Project): DesignSystemProgram {
  const files = project.rootFiles
    .filter((file) => file.startsWith(designSystemFolder) && !/\.test\.tsx?$|[/\\]test-[\w-]+\.tsx?$/.test(file))
    .map((file) => path.relative(designSystemFolder, file).replaceAll(path.sep, '/'));
  return {
    program: project.program,
    checker: project.checker,
    files: files.toSorted(),
    resolve: (handle) => handle.resolve(project),
  };
}
