import type { ReleaseRegistry } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { CommandResult } from './command-result.ts';
import type { ReleaseArguments } from './parse-arguments.ts';

/** The input of a command; `by` is the name recorded in the history, `root` the folder of the units. */
export interface CommandContext {
  readonly registry: ReleaseRegistry;
  readonly reports: ShellReports;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly root: string;
  readonly by: string;
  /** Asks a person; false where there is nobody to ask. */
  readonly ask: (question: string) => Promise<boolean>;
}

/** A command of the release tool. */
export type Command = (options: ReleaseArguments, context: CommandContext) => Promise<CommandResult>;
