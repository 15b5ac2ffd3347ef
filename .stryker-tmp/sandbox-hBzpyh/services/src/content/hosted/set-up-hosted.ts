// @ts-nocheck
import { runSetup } from './run-setup.ts';

process.exitCode = await runSetup(process.argv.slice(2), process.env, (text) => console.log(text));
