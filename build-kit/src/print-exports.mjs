import { pathToFileURL } from 'node:url';

// Prints a module's exports as JSON: npx node build-kit/src/print-exports.mjs FILE
process.stdout.write(JSON.stringify({ ...(await import(pathToFileURL(process.argv[2]).href)) }));
