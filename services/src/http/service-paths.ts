import { type ServiceName, serviceNames } from '../service-names.ts';

/** First segment of a path and the word for it in the metrics; anything else is `other`. */
const wordsByPath: ReadonlyMap<string, string> = new Map([
  ['content', 'content'],
  // The addresses of a hosted content system.
  ['v2', 'content'],
  ['catalogue', 'catalogue'],
  ['am', 'identity'],
  ['images', 'images'],
  ['videos', 'videos'],
  ['files', 'files'],
  ['search', 'search'],
  ['forms', 'forms'],
  ['api', 'uploads'],
  ['uploads', 'uploads'],
  ['service-desk', 'service-desk'],
  ['editor-sessions', 'editor-sessions'],
  ['outbox', 'mail'],
  ['healthz', 'probes'],
  ['readyz', 'probes'],
  ['metrics', 'probes'],
]);

/** Words of parts that belong to a service of another name. */
const ownersByWord: ReadonlyMap<string, ServiceName> = new Map([
  ['videos', 'images'],
  ['uploads', 'forms'],
  ['editor-sessions', 'forms'],
  ...serviceNames.map((name) => [name, name] as const),
]);

/** What a request is for, as a word of a closed list. */
export function findServiceWord(url: string): string {
  return wordsByPath.get(url.split(/[/?]/, 2)[1] ?? '') ?? 'other';
}

/** The service that a request is for; undefined for a path of none. */
export function findOwner(url: string): ServiceName | undefined {
  return ownersByWord.get(findServiceWord(url));
}
