/** A session of the identity provider, by the `sid` of its tokens, and when its end was reported, in milliseconds since 1970. */
export type EndedSession = readonly [sid: string, time: number];
