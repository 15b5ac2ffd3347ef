/** Runs an action once the document is shown: one that is prerendered may never be. */
export function runWhenShown(action: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}
