/** How the visitor wants caches used: `?cache=false` bypasses, `?cache=clear` empties (SRV-009). */
// @ts-nocheck

export type CacheMode = 'use' | 'bypass';
