import { evaluateModule } from './evaluate-module.ts';

/** Puts what a module `x.build.ts` computes in its place. */
export default async function loadEvaluated() {
  const { code, readFiles } = await evaluateModule(this.resourcePath);
  for (const file of readFiles) this.addDependency(file);
  return code;
}
