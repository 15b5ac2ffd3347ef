import path from 'node:path';
import type { Configuration } from '@rspack/core';

/** The folder and file names of a unit's browser files. */
export function createBrowserOutput(base: Configuration, folder: string): NonNullable<Configuration['output']> {
  return {
    ...base.output,
    path: path.join(folder, 'dist/browser'),
    publicPath: 'auto',
    // The folder of a release is immutable and names the version: hashes in file names would only weigh.
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    crossOriginLoading: 'anonymous',
  };
}
