import { evaluateModule } from './evaluate-module.ts';

/** Replaces a module `x.build.ts` by its computed exports. */
export default async function loadEvaluated() {
  const { code, readFiles } = await evaluateModule(this.resourcePath);
  for (const file of readFiles) this.addDependency(file);
  return code;
}
