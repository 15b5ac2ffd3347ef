/** How to call the release command; `program` is what precedes its words, `furtherCommands` are lines about others. */
export function renderUsage(program: string, furtherCommands = ''): string {
  return `Usage: ${program} <command> [--json]

  publish <unit> [--version v] [--from folder]     make the unit's build an immutable release
    --mount /path --title text [--title de=text]   of a build by the plain federation plugin: where and what it is
  activate <unit@version> ... [--expect buildId] [--wait seconds]
                                                   activate on top of the active set and wait until every
                                                   running shell serves it (30 s); else put the units back
    --over-budget why                              on purpose, although a page needs more than its budget
  deactivate <remote> ...                          take remotes out of the active set
  rollback <unit> ... [--to version]               take units back to the version before, others stay
  rollback --set [--to buildId] [--yes]            restore a whole earlier set, also units of other teams
  list                                             releases, the active ones marked
  verify [unit@version]                            compare releases with their manifests, and the history
                                                   with its signatures
  history                                          every change of the active set
  preview <remote@version> ... [--hours 8] [--at url]
                                                   a link that shows versions before they are active
  canary <remote@version> --percent 10 [--countries de,fr] [--cookie name=value]
    [--promote-after 2h --min-views 5000] [--over-budget why] [--watch [--yes]]
                                                   give a share of the visitors a version before it is active
  canary <remote> [--percent 25] [--stop] [--watch [--yes]]
                                                   change it, end it, or show its numbers beside the active ones
  promote <remote>                                 make the canary active for everybody
  prune [--keep 5] [--days 30] [--yes]             remove releases that are not active, no canary, not served, not among
                                                   the last versions of their unit, and not used for that long

  enter <unit> --team T --key <public key> ... --mount /x ... [--mount-without-locale /y ...] --capability c ...
                                                   make the signed entry of a unit, or change what is named in
                                                   it; /x/* grants all below /x too, an empty value grants none
    --budget file                                  what a page may need: "page" of a budget.json; empty: the default
  enter <unit> --withdraw                          the unit can publish and act no more, what is active stays
  units                                            entries, keys by fingerprint, places, capabilities, versions
  keys --out <file>                                a key pair for a team: private half to the file, public half shown

  carry --from <folder>                            copy the registry in a folder into the one that the environment
                                                   names, which must be empty

${furtherCommands}  --reason text goes into the history. Environment: RELEASES_DIR (.releases), or RELEASES_DATABASE_URL and
  S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY for a registry without a folder, RELEASE_PRIVATE_KEY and
  RELEASE_PRIVATE_KEYS (unit=key ...) to sign releases and acts, RELEASE_PUBLIC_KEY and RELEASE_PUBLIC_KEYS
  (unit=key ... platform=key) to demand signatures, RELEASE_BY for the history. Entries are signed with the
  private key of the platform.
  Exit codes: 0 done, 1 failed, 2 usage or not done, 3 refused, 5 conflict, 6 not served and put back,
  7 a watched canary was not promoted.`;
}
