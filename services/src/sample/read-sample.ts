import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const folder = new URL('../../sample/', import.meta.url);

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`;
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
  } catch (error) {
    throw new Error(`services/sample/${path} cannot be read as JSON`, { cause: error });
  }
}

/** Reads a JSON file of the sample world; throws with the file and the place of every value that does not fit. */
export function readSample<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(path));
  if (result.success) return result.output;
  throw new Error(`services/sample/${path} is wrong at\n${result.issues.map(describeIssue).join('\n')}`);
}

/** Names of the JSON files of a folder of the sample world, without their ending, in alphabetical order. */
export function listSamples(path: string): readonly string[] {
  return readdirSync(new URL(path, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted();
}

/** Reads a Markdown file of the sample world, without the line break at its end. */
export function readSampleMarkdown(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8').trimEnd();
}
