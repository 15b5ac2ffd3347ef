import { restingCodeElementId } from '@kmx/shared-contracts/document-elements.ts';

function readTemplate(): DocumentFragment {
  const template = document.getElementById(restingCodeElementId);
  if (!(template instanceof HTMLTemplateElement)) throw new Error('The document has no resting code');
  return template.content;
}

/** The addresses of the code that the page needs before it is hydrated. */
export function listRestingCode(): readonly string[] {
  const code = readTemplate();
  return [
    ...Array.from(code.querySelectorAll('script'), ({ src }) => src),
    ...Array.from(code.querySelectorAll('link'), ({ href }) => href),
  ];
}

/** Scripts that run or are on their way: the page must not start twice. */
const requested = new Set<string>();

/** Runs the code of the page; calls back when a script could not be loaded, which the next call requests again. */
export function runRestingCode(onFailed: () => void): void {
  const code = document.importNode(readTemplate(), true);
  for (const script of code.querySelectorAll('script')) {
    const { src } = script;
    if (requested.has(src)) {
      script.remove();
      continue;
    }
    requested.add(src);
    // In their order, as they would be without a template.
    script.async = false;
    script.addEventListener('error', () => {
      requested.delete(src);
      onFailed();
    });
  }
  document.head.append(code);
}
