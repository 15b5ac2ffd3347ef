import { readFileSync } from 'node:fs';
import { reportCheck } from './report-check.ts';
import { listFiles, workspaces } from './workspaces.ts';

/** Biome formats and oxlint lints (decision 0036), so a rule of Biome's linter that is switched off in a comment is off anyway. */
const deadSuppression = /biome-ignore(?:-all|-start|-end)?\s+lint\b/;

const files = workspaces.flatMap((workspace) => listFiles(workspace, /\.(?:ts|tsx|mjs|cjs|css)$/));
const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      deadSuppression.test(line)
        ? [`${file}:${index + 1} suppresses a rule of a linter that is off; rules of oxlint are in .oxlintrc.json`]
        : [],
    ),
);
reportCheck(problems, `${files.length} files suppress nothing that is off.`);
