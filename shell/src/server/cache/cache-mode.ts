/** How the visitor wants caches used: `?cache=false` bypasses, `?cache=clear` empties (SRV-009). */
export type CacheMode = 'use' | 'bypass';
