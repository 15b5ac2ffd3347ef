/** Runs in the browser: lists controls of the examples that do not show the focus. Self-contained, because it is serialized. */
export function measureFocus(): string[] {
  const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';
  const isVisible = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  return [...document.querySelectorAll<HTMLElement>('[data-example]')].flatMap((stage) =>
    [...stage.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => {
        const wanted: FocusOptions & { readonly focusVisible: boolean } = { focusVisible: true, preventScroll: true };
        element.focus(wanted);
        // Elements that cannot be focused, such as the parts of a closed group, cannot show the focus.
        if (document.activeElement !== element) return false;
        return !isVisible(getComputedStyle(element)) && !isVisible(getComputedStyle(element, '::after'));
      })
      .map(
        (element) =>
          `${stage.dataset['example'] ?? ''}: ${element.localName} "${element.textContent.trim().slice(0, 40)}"`,
      ),
  );
}
