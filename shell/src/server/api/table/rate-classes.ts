/** Requests of one client (an IPv4 address or an IPv6 /64) in a minute; endpoints of one class are counted together. */
export const rateClasses = {
  /** Expensive or guessable: sign-in, forms, violations of the policy, and every path that has no endpoint. */
  other: 120,
  /** Sent by pages without anybody's doing: it must not use up what sign-in and forms of the same address may send. */
  measures: 1200,
  /** Requested at every pause in typing. */
  search: 600,
  /** Requested on each navigation of an editor; wrong passwords are counted separately. */
  'editor-login': 600,
  /** Screens of the editor area load lists and texts; a whole office may share one address. */
  editor: 1800,
  /** The portal sends many requests and each person has a limit as well; a whole plant may share one address. */
  portal: 1800,
  /** The page of an operator asks every few seconds; an office may share one address. */
  operators: 600,
  /** Each is a statement in a history that is kept for ever. */
  'release-acts': 30,
  /** Many people may change their password or sign out at the same time; each message is signed. */
  logout: 6000,
  /** One publication of many entries sends hundreds of messages; each is signed. */
  content: 30_000,
} as const;
export type RateClass = keyof typeof rateClasses;
