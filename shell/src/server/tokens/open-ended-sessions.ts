import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { EndedSession } from '../shared-state/ended-session.ts';
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts';

const lineSchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.number()]));
/** Obsolete lines allowed in the file before it is rewritten. */
const spareLines = 10_000;
const access = { mode: 0o600 };

function readSessions(file: string): readonly EndedSession[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      // The last line may be incomplete if a process was killed.
      const session = v.safeParse(lineSchema, line);
      return session.success ? [session.output] : [];
    });
}

function writeSessions(file: string, sessions: Iterable<EndedSession>): number {
  const lines = Array.from(sessions, (session) => `${JSON.stringify(session)}\n`);
  writeFileSync(`${file}.new`, lines.join(''), access);
  renameSync(`${file}.new`, file);
  return lines.length;
}

/**
 * Ended sessions that survive a restart: each is written to a file as one line before the provider gets its
 * acknowledgement (decision 0014). A line holds the public name of a session and a time, nothing that grants access.
 */
export function openEndedSessions(file: string, now: () => number = Date.now): EndedSessions {
  mkdirSync(path.dirname(file), { recursive: true });
  const known = new Map(readSessions(file));
  let lines = 0;
  const sessions = createEndedSessions({
    now,
    known,
    keep: (session, all) => {
      if (lines > all.size + spareLines) lines = writeSessions(file, all);
      else {
        appendFileSync(file, `${JSON.stringify(session)}\n`, access);
        lines += 1;
      }
    },
  });
  // Rewritten immediately, so that nothing is appended to an incomplete line.
  lines = writeSessions(
    file,
    [...known].filter(([sid]) => sessions.has(sid)),
  );
  return sessions;
}
