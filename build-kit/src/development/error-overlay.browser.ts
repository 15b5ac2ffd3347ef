const elementId = 'kmx-development-errors';

// Properties, because the policy of the page allows no style attribute.
const boxStyle = {
  position: 'fixed',
  inset: '2rem',
  zIndex: '2147483647',
  overflow: 'auto',
  padding: '1.5rem',
  border: '3px solid #b3261e',
  background: '#1b1b1f',
  color: '#f4eff4',
} as const;

/** Takes the overlay away. */
export function hideOverlay(): void {
  document.getElementById(elementId)?.remove();
}

/** Shows an error to the developer above the page, until the next build or until it is closed. */
export function showOverlay(title: string, text: string): void {
  hideOverlay();
  const box = document.createElement('div');
  box.id = elementId;
  box.setAttribute('role', 'alert');
  Object.assign(box.style, boxStyle);
  const heading = document.createElement('strong');
  heading.textContent = title;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', 'Close');
  Object.assign(close.style, { float: 'right', padding: '0 0.5rem', color: 'inherit' });
  close.addEventListener('click', hideOverlay);
  const details = document.createElement('pre');
  details.textContent = text;
  Object.assign(details.style, { whiteSpace: 'pre-wrap', font: '0.875rem/1.4 monospace' });
  box.append(close, heading, details);
  document.body.append(box);
}
