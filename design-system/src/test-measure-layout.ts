/**
 * Runs in the browser: lists parts of the examples that overflow, are cut off or are too small to hit. Self-contained,
 * because it is serialized.
 */
export function measureLayout(): string[] {
  const problems: string[] = [];
  const isScrolled = (element: Element, stage: Element): boolean => {
    for (let box = element.parentElement; box !== null && stage.contains(box); box = box.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > limit) {
    problems.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${limit}`);
  }
  for (const stage of document.querySelectorAll<HTMLElement>('[data-example]')) {
    const name = stage.dataset['example'] ?? '';
    for (const element of stage.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      const what = `${name}: ${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
      const computed = getComputedStyle(element);
      if ((right > limit + 1 || left < -1) && computed.position !== 'fixed' && !isScrolled(element, stage)) {
        problems.push(`${what} leaves the window (${Math.round(left)} to ${Math.round(right)})`);
      }
      const isCut = /hidden|clip/.test(computed.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutBelow = /hidden|clip/.test(computed.overflowY) && element.scrollHeight > element.clientHeight + 1;
      // A teaser limited to a number of lines ends in an ellipsis on purpose.
      const isTeaser = computed.webkitLineClamp !== 'none';
      if ((isCut || isCutBelow) && !isTeaser && element.textContent.trim() !== '') problems.push(`${what} is cut off`);
      const isTarget = element.matches('a[href], button, input, select, textarea, summary, [role="tab"]');
      // A link in a sentence may be as high as its line; a stretched link is as large as its box; a label is clickable too.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const isExcused = computed.display === 'inline' || isStretched || element.closest('label') !== null;
      const hasLabel = element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0;
      const least = element.matches('[type="checkbox"], [type="radio"]') && hasLabel ? 16 : 24;
      if (isTarget && !isExcused && (width < least || height < least)) {
        problems.push(`${what} is a target of ${Math.round(width)} × ${Math.round(height)}`);
      }
    }
  }
  return problems;
}
