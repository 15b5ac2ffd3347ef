/** Ends a check: prints its problems and fails, or prints one line about what was checked. */
export function reportCheck(problems: readonly string[], summary: string): void {
  if (problems.length === 0) {
    console.log(summary);
    return;
  }
  for (const problem of problems) console.error(problem);
  console.error(`${problems.length} problem${problems.length === 1 ? '' : 's'}. ${summary}`);
  process.exitCode = 1;
}
