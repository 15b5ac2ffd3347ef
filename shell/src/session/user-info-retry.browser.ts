const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

export interface UserInfoRetry {
  /** Plans the next try, each later than the one before. */
  readonly plan: () => void;
  /** User info is there, or nobody is signed in any more. */
  readonly cancel: () => void;
}

/** Asks for user info again, with growing pauses, while the identity token stands in for it (AUTH-012, decision 0013). */
export function createUserInfoRetry(page: Window, load: () => void): UserInfoRetry {
  let timer: number | undefined;
  let tries = 0;
  return {
    plan: () => {
      page.clearTimeout(timer);
      timer = page.setTimeout(load, Math.min(firstPauseMs * 2 ** tries, longestPauseMs));
      tries += 1;
    },
    cancel: () => {
      page.clearTimeout(timer);
      tries = 0;
    },
  };
}
