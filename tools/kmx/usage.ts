/** How to call the command. */
export const usage = `Usage: kmx <command>, in the repository of a remote

  new remote-<name> --mount /<path>     writes a remote into an empty repository; kmx new --help names all options
  build                                 builds it, and compares its JavaScript with budget.json
  dev --against <origin>                shows a running product with the remote in it, and each edit at once
  test [words of file names ...]        runs its tests, the promises of the contract among them
  release <command>                     publishes, activates, rolls back; kmx release help names all commands

  Exit codes: 0 done, 1 failed, 2 usage; those of release are in its help.`;
