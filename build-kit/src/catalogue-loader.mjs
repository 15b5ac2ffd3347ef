import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Compiles the ICU messages of a flat JSON catalogue at build time, so that no parser reaches the browser. */
export default function loadCatalogue(source) {
  const messages = Object.fromEntries(
    Object.entries(JSON.parse(source)).map(([id, text]) => [id, compileMessage(text)]),
  );
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}
