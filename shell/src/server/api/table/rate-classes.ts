/** Requests of one client (an IPv4 address or an IPv6 /64) in a minute; endpoints of one class are counted together. */
export const rateClasses = {
  /** What is expensive or guessed at: sign-in, forms, reports, and every address that no endpoint has. */
  other: 120,
  /** Asked at every pause of typing. */
  search: 600,
  /** Asked on each navigation of an editor; wrong passwords are counted separately. */
  'editor-login': 600,
  /** Screens of the editor area load lists and texts; a whole desk may share an address. */
  editor: 1800,
  /** The portal asks often and each person has a limit too; a whole plant may share an address. */
  portal: 1800,
  /** A changed password of many people, or the end of a day: each message is signed. */
  logout: 6000,
  /** One publication of many entries sends hundreds of messages; each is signed. */
  content: 30_000,
} as const;
export type RateClass = keyof typeof rateClasses;
