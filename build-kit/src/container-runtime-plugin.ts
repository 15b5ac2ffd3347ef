import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';

// As source in this repository, compiled in the package.
const containerRuntime = path.join(import.meta.dirname, `container-runtime${path.extname(import.meta.filename)}`);
const bundlerRuntime = /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;
const otherRuntime = /@module-federation[\\/](webpack-bundler-runtime|runtime|runtime-core|sdk)[\\/]/;

/**
 * Builds our container runtime into a remote in the place of the federation plugin's (decision 0053), and fails a build in
 * which it is not: another version of the plugin may have moved the file that is `replaced`.
 */
export class ContainerRuntimePlugin {
  readonly #replaced: RegExp;
  constructor(replaced: RegExp = bundlerRuntime) {
    this.#replaced = replaced;
  }
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(this.#replaced, containerRuntime).apply(compiler);
    compiler.hooks.compilation.tap('ContainerRuntimePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ContainerRuntimePlugin', (modules) => {
        const names = Array.from(modules, (module) => module.identifier());
        const others = new Set(names.flatMap((name) => otherRuntime.exec(name)?.[1] ?? []));
        if (others.size === 0 && names.some((name) => name.endsWith(containerRuntime))) return;
        const found = others.size === 0 ? 'none' : [...others].toSorted().join(', ');
        compilation.errors.push(
          new rspack.WebpackError(`The container must hold the runtime of build-kit and no other, but holds ${found}`),
        );
      });
    });
  }
}
