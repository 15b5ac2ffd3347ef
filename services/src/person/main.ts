import { printOutcome } from '../commands/print-outcome.ts';
import { parsePersonArguments } from './parse-person-arguments.ts';
import { runPersonCommand } from './run-person-command.ts';

const usage = `Usage: npm run person -- <command>

  export EMAIL --to FOLDER           write everything that is kept of a person into a new folder: person.json and their uploads
  erase EMAIL --reason TEXT [--yes]  erase a person; without --yes it says what would happen. The reason is kept: no names
    --author NAME                    a name under which the person edits content; may be given several times
  record [--to FILE]                 list what was erased when and why, without anything about the people
  erase --again FILE [--yes]         after a restore: erase those again whose records are in the file

  The services must be stopped; export and record read beside services on a PostgreSQL server.
  Environment: DATA_DIR (.data), DATABASE_URL, PUBLIC_ORIGIN, IDENTITY_SECRET, BACK_CHANNEL_LOGOUT_URLS as they have it.
  Exit codes: 0 done, 1 failed, 2 usage, 3 refused.`;

await printOutcome(usage, async () => {
  const command = parsePersonArguments(process.argv.slice(2));
  return command.name === 'help' ? usage : runPersonCommand(command, process.env);
});
