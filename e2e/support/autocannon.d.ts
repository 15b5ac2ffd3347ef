declare module 'autocannon' {
  interface LoadOptions {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
  }
  interface LoadResult {
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly '2xx': number;
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
