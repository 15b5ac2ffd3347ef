import { writeFileSync } from 'node:fs';
import { operationsFile, renderOperations } from './variable-sections.ts';

writeFileSync(operationsFile, renderOperations());
