/** The router that remotes of contract 2 may take from the page, by its name in the share scope. */
export const routerModule = '@kmx/shared-contracts/router.ts';

/** Loads it; pages without a router never do. */
export const loadRouter = (): Promise<object> =>
  import(/* webpackChunkName: "router" */ '@kmx/shared-contracts/router.ts');
