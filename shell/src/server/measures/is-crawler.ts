/** Words by which search engines, link previews, audits, monitors and probes name themselves; Cubot is a maker of telephones. */
const crawlerWords =
  /(?<!cu)bot|crawl|spider|slurp|externalhit|facebookcatalog|embedly|preview|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|archive|health-?check|probe/i;

/** Whether a program says itself that it is no visitor. A browser without a window says no such thing and is counted. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || crawlerWords.test(userAgent);
}
