import { changeText, type TextMode } from './change-text.ts';

const attributes = ['placeholder', 'title', 'aria-label', 'data-label', 'alt'];

function isCode(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('code, pre, script, style') !== null;
}

/**
 * Shows all texts below an element in another length or script, including texts that appear later; returns a function
 * that stops it. Changed texts stay: render the example again to restore them.
 */
export function applyTextMode(root: HTMLElement, mode: TextMode): () => void {
  if (mode === 'plain') return () => {};
  const written = new WeakMap<Text, string>();
  const changeNode = (node: Text): void => {
    const text = node.data;
    if (text.trim() === '' || written.get(node) === text || isCode(node)) return;
    const changed = changeText(text, mode);
    written.set(node, changed);
    node.data = changed;
  };
  const changeTree = (node: Node): void => {
    if (node instanceof Text) changeNode(node);
    if (!(node instanceof Element)) return;
    for (const name of attributes) changeAttribute(node, name);
    for (const child of node.childNodes) changeTree(child);
  };
  const changeAttribute = (element: Element, name: string): void => {
    const text = element.getAttribute(name);
    if (text !== null) element.setAttribute(name, changeText(text, mode));
  };
  for (const child of root.childNodes) changeTree(child);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') changeTree(target);
      for (const node of addedNodes) changeTree(node);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
