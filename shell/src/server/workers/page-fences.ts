import { LRUCache } from 'lru-cache';
import { type Breaker, type BreakerRules, createBreaker, pageRules } from './breaker.ts';
import { RemoteError } from './remote-error.ts';

/** The two steps of a page: a page that cannot be rendered still has its data. */
export type PageStep = 'load' | 'render';

/** Addresses can be made up, so the number of pages that are remembered for their faults is bounded. */
const maxPages = 500;
/** This many consecutive failing pages, with no other page succeeding, are the fault of the version. */
const versionRules: BreakerRules = { ...pageRules, faults: 5 };

interface FencedStep {
  readonly breaker: Breaker;
  fault: RemoteError;
}

/**
 * Fences of one remote version, one for each step of each page: a page that loops costs only itself, even when it is
 * requested again and again. The whole version is fenced only when many pages produce nothing but faults.
 */
export class PageFences {
  readonly #pages = new LRUCache<string, FencedStep>({ max: maxPages });
  readonly #failing = new Set<string>();
  #version = createBreaker(versionRules);
  #versionFault: RemoteError | null = null;

  /** Null when the step may run and then has to be ended by `record...` or `release`; otherwise the fault to answer the page with. */
  admit(page: string, step: PageStep, now: number): RemoteError | null {
    const fenced = this.#pages.get(createKey(page, step));
    if (fenced && !fenced.breaker.admit(now)) return createFenceFault('This page', fenced.fault);
    if (step === 'render' || this.#version.admit(now)) return null;
    fenced?.breaker.release();
    return createFenceFault('This version', this.#versionFault);
  }

  /** Whether the request for a page that was admitted last, to be loaded or rendered too, decides about a fence of it. */
  isOnTrial(page: string, kind: PageStep): boolean {
    const steps: readonly PageStep[] = kind === 'render' ? ['load', 'render'] : ['load'];
    return steps.some((step) => this.#pages.get(createKey(page, step))?.breaker.isOnTrial());
  }

  /** What a page is answered with that was admitted before its step was fenced; null when it may run. */
  find(page: string, step: PageStep, now: number): RemoteError | null {
    const fenced = this.#pages.get(createKey(page, step));
    return fenced && fenced.breaker.fencedFor(now) > 0 ? createFenceFault('This page', fenced.fault) : null;
  }

  /** A fault that cost a thread or a deadline. */
  recordFault(page: string, step: PageStep, fault: RemoteError, now: number): void {
    const key = createKey(page, step);
    const fenced = this.#pages.get(key) ?? { breaker: createBreaker(), fault };
    fenced.fault = fault;
    fenced.breaker.recordFault(now);
    this.#pages.set(key, fenced);
    // The same page many times says nothing about the others.
    if (this.#failing.has(page)) return this.#version.release();
    this.#failing.add(page);
    this.#versionFault = fault;
    this.#version.recordFault(now);
    // A trial may run into any of them again.
    if (this.#version.fencedFor(now) > 0) this.#failing.clear();
  }

  recordSuccess(page: string, step: PageStep): void {
    this.#pages.get(createKey(page, step))?.breaker.recordSuccess();
    if (this.#versionFault === null) return;
    // Something works, so what failed before was those pages.
    this.#versionFault = null;
    this.#failing.clear();
    this.#version = createBreaker(versionRules);
  }

  /** The step ended without saying anything about the page. */
  release(page: string, step: PageStep): void {
    this.#pages.get(createKey(page, step))?.breaker.release();
    if (step === 'load') this.#version.release();
  }

  /** Milliseconds for which the whole version is fenced. */
  fencedFor(now: number): number {
    return this.#version.fencedFor(now);
  }
}

const createKey = (page: string, step: PageStep) => `${step} ${page}`;

function createFenceFault(what: string, fault: RemoteError | null): RemoteError {
  return new RemoteError('fenced', `${what} has failed too often and is left alone for a moment: ${fault?.message}`);
}
