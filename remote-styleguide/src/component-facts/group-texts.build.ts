// Of all facts these alone, since every other one stays on the server.
export { groupTexts, readFiles } from './component-facts.build.ts';
