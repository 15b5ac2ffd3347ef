import { afterEach, expect, it, vi } from 'vitest';
import { createShownEntry } from './shown-entry.ts';

interface Entry {
  readonly state: unknown;
  readonly href: string;
}

/** A tab with a history, which is left and entered as a browser does it. */
function createTab(first: Entry) {
  const entries: Entry[] = [first];
  let place = 0;
  const history = {
    get state() {
      return entries[place]?.state;
    },
    replaceState: (state: unknown) => {
      entries[place] = { href: entries[place]?.href ?? '', state };
    },
    pushState: (state: unknown, _title: string, href: string) => {
      place += 1;
      entries.splice(place, Infinity, { state, href });
    },
    go: (step: number) => {
      place += step;
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', {
    get href() {
      return entries[place]?.href;
    },
  });
  return { history, readHref: () => entries[place]?.href, count: () => entries.length };
}

afterEach(() => void vi.unstubAllGlobals());

it('SRV-061 a step back or forward to an unavailable page returns to the current page', () => {
  const { history, readHref, count } = createTab({ state: null, href: '/list' });
  const onPlaced = vi.fn();
  const shown = createShownEntry(onPlaced);
  for (const href of ['/one', '/two']) {
    history.pushState(shown.createState(false), '', href);
    shown.note();
  }
  history.go(-2);
  shown.restore();
  expect([readHref(), count(), shown.takeArrival(), shown.takeArrival()]).toEqual(['/two', 3, true, false]);
  history.go(-1);
  shown.note();
  history.go(1);
  shown.restore();
  expect([readHref(), shown.takeArrival()]).toEqual(['/one', true]);
  shown.restore();
  expect([readHref(), shown.takeArrival(), onPlaced.mock.calls.length]).toEqual(['/one', false, 0]);
});

it('SRV-061 a history entry of another program gives the current page its own entry', () => {
  const { history, readHref, count } = createTab({ state: null, href: '/list' });
  const onPlaced = vi.fn();
  const shown = createShownEntry(onPlaced);
  history.pushState(null, '', '/elsewhere');
  shown.restore();
  expect([readHref(), count(), shown.takeArrival(), onPlaced.mock.calls.length]).toEqual(['/list', 3, false, 1]);
});
