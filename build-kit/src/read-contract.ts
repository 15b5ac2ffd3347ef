import { readFile, realpath } from 'node:fs/promises';

const contractFile = /[\\/]shared-contracts[\\/](?:src|dist)[\\/]units\.[jt]s$/;

function readConstant(text: string, name: string): string {
  const value = new RegExp(`export const ${name} = '([^']+)'`).exec(text)?.[1];
  if (value === undefined) throw new Error(`${name} is not in the contract that was compiled`);
  return value;
}

/** Contract and federation version of the file compiled into a build, wherever its package is installed. */
export async function readContract(
  files: readonly string[],
): Promise<{ readonly contractVersion: string; readonly federationVersion: string }> {
  // A workspace is named by its own path and by the link to it.
  const paths = await Promise.all(files.filter((file) => contractFile.test(file)).map((file) => realpath(file)));
  const found = [...new Set(paths)];
  const [file] = found;
  if (file === undefined || found.length > 1) {
    throw new Error(`a build needs the contract exactly once, found ${found.join(' and ') || 'none'}`);
  }
  const text = await readFile(file, 'utf8');
  return {
    contractVersion: readConstant(text, 'contractVersion'),
    federationVersion: readConstant(text, 'federationVersion'),
  };
}
