// @ts-nocheck
import type { RenderJob } from './render-job.ts';

const maxLength = 256;

/** Jobs that wait on the main thread: one that waits is lost with no worker and can expire. */
export class JobQueue {
  #jobs: RenderJob[] = [];

  get size(): number {
    return this.#jobs.length;
  }

  /** False when the queue is full. */
  add(job: RenderJob): boolean {
    if (this.#jobs.length >= maxLength) return false;
    this.#jobs.push(job);
    return true;
  }

  addFirst(jobs: readonly RenderJob[]): void {
    this.#jobs.unshift(...jobs);
  }

  first(): RenderJob | undefined {
    return this.#jobs[0];
  }

  takeFirst(): void {
    this.#jobs.shift();
  }

  takeExpired(now: number): readonly RenderJob[] {
    const expired = this.#jobs.filter((job) => now >= job.expiresAt);
    if (expired.length > 0) this.#jobs = this.#jobs.filter((job) => now < job.expiresAt);
    return expired;
  }

  takeAll(): readonly RenderJob[] {
    const jobs = this.#jobs;
    this.#jobs = [];
    return jobs;
  }
}
