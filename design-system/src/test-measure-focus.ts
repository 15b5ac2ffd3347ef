/** Runs in the browser: which controls of the examples do not show that they have the focus. Self-contained on purpose. */
export function measureFocus(): string[] {
  const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';
  const isVisible = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  return [...document.querySelectorAll<HTMLElement>('[data-example]')].flatMap((stage) =>
    [...stage.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => {
        const wanted: FocusOptions & { readonly focusVisible: boolean } = { focusVisible: true, preventScroll: true };
        element.focus(wanted);
        // What cannot have the focus, such as the parts of a closed group, cannot show it.
        if (document.activeElement !== element) return false;
        return !isVisible(getComputedStyle(element)) && !isVisible(getComputedStyle(element, '::after'));
      })
      .map(
        (element) =>
          `${stage.dataset['example'] ?? ''}: ${element.localName} "${element.textContent.trim().slice(0, 40)}"`,
      ),
  );
}
