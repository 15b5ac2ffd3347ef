// Runs in a workflow before anything is installed: node tools/release/list-changed-remotes.mjs <commit before>
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function runGit(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

// The first push of a branch has no commit before it, and after a forced one it may be gone.
const [before = ''] = process.argv.slice(2);
const isKnown = spawnSync('git', ['cat-file', '-e', `${before}^{commit}`]).status === 0;
const files = isKnown ? runGit('diff', '--name-only', before, 'HEAD') : runGit('ls-files');
const folders = new Set(files.map((file) => file.split('/')[0]));
const remotes = [...folders].filter((name) => name.startsWith('remote-') && existsSync(`${name}/rspack.config.ts`));
console.log(`remotes=${JSON.stringify(remotes.toSorted())}`);
