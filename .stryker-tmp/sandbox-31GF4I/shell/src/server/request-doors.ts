/** A part of the endpoints with a count of its own: requests of one address in a minute. */
// @ts-nocheck

interface RequestDoor {
  readonly name: string;
  readonly pattern: RegExp;
  readonly requestsPerMinute: number;
}

const doors: readonly RequestDoor[] = [
  // One publication of many entries makes hundreds of messages; each is signed.
  { name: 'content', pattern: /^\/api\/content-webhook/, requestsPerMinute: 30_000 },
  // A changed password of many, or the end of a day: each message is signed.
  { name: 'logout', pattern: /^\/api\/back-channel-logout/, requestsPerMinute: 6000 },
  // Search is asked at every pause of typing.
  { name: 'search', pattern: /^\/api\/search-proxy\//, requestsPerMinute: 600 },
  // The portal asks often and limits each person by itself; a whole plant may share an address.
  { name: 'portal', pattern: /^\/api\/(?:sis|tickets)-proxy/, requestsPerMinute: 1800 },
  // The sign-in of editors is checked on each navigation; wrong passwords are counted by themselves.
  { name: 'editor-login', pattern: /^\/api\/editor-area-/, requestsPerMinute: 600 },
  // Screens of the editor area load lists and texts, a whole desk may share an address.
  {
    name: 'editor',
    pattern: /^\/api\/(?:cms-draft|translation\/|site-navigation\/editor\/|editor-(?!area-))/,
    requestsPerMinute: 1800,
  },
];

/** What costs much or is guessed at: sign-in, forms, reports. */
const otherDoor: RequestDoor = { name: 'door', pattern: /^/, requestsPerMinute: 120 };

/** The door through which an address goes. */
export function findDoor({ url }: { readonly url: string }): RequestDoor {
  return doors.find(({ pattern }) => pattern.test(url)) ?? otherDoor;
}
