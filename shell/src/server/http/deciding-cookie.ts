/**
 * Cookies of the shell and its areas, except those that no full address depends on while no canary runs. A CDN has to know the
 * same ones (`deploy/varnish/site.vcl`).
 */
export const decidingCookie: RegExp = /(?:^|[;\s])(?:__(?:host|secure)-)?(?:uapp_(?!locale=)|kmx[_-](?!cohort=))/i;
