import { readFrames } from './read-frames.ts';

/** What platform and React say of an error, without what they say it of. */
const phrase =
  /React error #\d{1,3}\b|is not (?:a function|a constructor|defined|iterable|valid JSON|an object)|properties of (?:undefined|null)|is (?:undefined|null)\b|Failed to fetch|Load failed|NetworkError|imported module|call stack|status [1-5]\d\d\b/;
const className = /^[A-Z][A-Za-z]{0,30}(?:Error|Failure|Exception)$/;
const releasePlace = /^\w+:\/\/[^/]+\/_r\/([a-z0-9-]+\/[\w.+-]+\/browser\/[\w./@-]+:\d+:\d+)$/;

/** Describes an error by its class, the phrase of its message that is known, and the place in our files where it was thrown. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const message = String(error.message);
  const [known] = phrase.exec(message.slice(0, 1000)) ?? [];
  const name = className.test(error.name) ? error.name : 'Error';
  const [place] = readFrames(message, error.stack ?? '').flatMap((frame) => releasePlace.exec(frame)?.[1] ?? []);
  return `${known ? `${name}: ${known}` : name}${place ? ` ${place}` : ''}`.slice(0, 250);
}
