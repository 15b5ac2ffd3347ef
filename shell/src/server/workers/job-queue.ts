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

  /** The first job that may run; those before it keep their places. */
  findFirst(mayRun: (job: RenderJob) => boolean): RenderJob | undefined {
    return this.#jobs.find(mayRun);
  }

  remove(job: RenderJob): void {
    const place = this.#jobs.indexOf(job);
    if (place >= 0) this.#jobs.splice(place, 1);
  }

  listOf(path: string): readonly RenderJob[] {
    return this.#jobs.filter(({ request }) => request.path === path);
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
