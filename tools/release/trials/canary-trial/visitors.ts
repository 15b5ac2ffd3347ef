import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { reportEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';

/** What one visitor got at one time. */
export interface Visit {
  /** When it was asked for and answered, in milliseconds since 1970. */
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly status: number;
  /** The version of the remote in the document; null where none is named. */
  readonly version: string | null;
}

/** A visitor with a network and a browser of its own; `keepsCookies` false sends none ever. */
export interface SimulatedVisitor {
  readonly keepsCookies: boolean;
  readonly visits: readonly Visit[];
}

interface Plan {
  readonly origin: string;
  readonly unit: string;
  readonly paths: readonly string[];
  readonly withCookies: number;
  readonly withoutCookies: number;
  readonly perSecond: number;
  /** Whether the browser of a visitor reports an error on a page of this version. */
  readonly reportsError: (version: string) => boolean;
}

interface OwnVisitor extends SimulatedVisitor {
  readonly headers: Readonly<Record<string, string>>;
  readonly visits: Visit[];
  cookie: string | null;
}

const deadlineMs = 10_000;

function createVisitor(index: number, keepsCookies: boolean): OwnVisitor {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const agent = `Mozilla/5.0 (X11; Linux x86_64) Firefox/${100 + (index % 40)}.0`;
  const headers = { accept: 'text/html', 'user-agent': agent, 'x-forwarded-for': address };
  return { keepsCookies, headers, visits: [], cookie: null };
}

/** Visitors who go from page to page, one after the other in turn, at a steady pace until they are stopped. */
export function startVisitors(plan: Plan): {
  readonly visitors: readonly SimulatedVisitor[];
  readonly stop: () => Promise<void>;
} {
  const { origin, unit, paths, withCookies, withoutCookies, perSecond, reportsError } = plan;
  const count = withCookies + withoutCookies;
  const every = count / Math.max(1, withoutCookies);
  const visitors = Array.from({ length: count }, (_, index) =>
    createVisitor(index, withoutCookies === 0 || index % every >= 1),
  );
  const underWay = new Set<Promise<void>>();
  let isStopped = false;

  async function visit(visitor: OwnVisitor): Promise<void> {
    const path = paths[randomInt(paths.length)] ?? '/en';
    const cookie = visitor.cookie === null ? {} : { cookie: visitor.cookie };
    const askedAt = Date.now();
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await fetch(`${origin}${path}`, { headers: { ...visitor.headers, ...cookie }, signal });
    const body = await answer.text();
    const set = answer.headers.getSetCookie().find((text) => text.startsWith('kmx_cohort='));
    if (visitor.keepsCookies && set !== undefined) visitor.cookie = set.split(';')[0] ?? null;
    const version = new RegExp(`/_r/${unit}/([^/]+)/`).exec(body)?.[1] ?? null;
    visitor.visits.push({ askedAt, answeredAt: Date.now(), status: answer.status, version });
    if (version === null || answer.status !== 200 || !reportsError(version)) return;
    const report = { remote: unit, version, message: 'boom in the browser', details: '' };
    const headers = { ...visitor.headers, ...cookie, origin, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(report), signal: AbortSignal.timeout(deadlineMs) };
    await fetch(`${origin}${reportEndpoint.path}`, request);
  }

  async function run(): Promise<void> {
    const startedAt = performance.now();
    for (let turn = 0; !isStopped; turn += 1) {
      const visitor = visitors[turn % count];
      if (visitor === undefined) return;
      const going = visit(visitor)
        .catch(() => {
          const now = Date.now();
          visitor.visits.push({ askedAt: now, answeredAt: now, status: 0, version: null });
        })
        .finally(() => underWay.delete(going));
      underWay.add(going);
      const dueMs = startedAt + (turn * 1000) / perSecond - performance.now();
      if (dueMs > 0) await wait(dueMs);
      // Answers that are late must not pile up.
      while (underWay.size > 50) await Promise.race(underWay);
    }
  }
  const running = run();
  return {
    visitors,
    stop: async () => {
      isStopped = true;
      await running;
      await Promise.all(underWay);
    },
  };
}
