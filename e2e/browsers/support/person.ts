import { setTimeout } from 'node:timers/promises';
import type { Json, Tab } from './engine.ts';
import { selectAll, typeKeys, useMouse } from './keys.ts';
import { type Located, locate } from './locate.ts';
import { describeTarget, type Target, writeTarget } from './target.ts';

/** As long as a page may need for an answer on a busy machine; no promise of the product. */
const waitMs = 40_000;
const pollMs = 50;

type Place = Exclude<Located, { readonly reason: string }>;

/** Somebody in front of a browser: looks until something is there, and fails with what was missing when it never comes. */
export interface Person {
  readonly tab: Tab;
  /** Opens an address and waits until the document has loaded. */
  readonly open: (path: string) => Promise<void>;
  readonly see: (target: Target) => Promise<Place>;
  readonly miss: (target: Target) => Promise<void>;
  readonly press: (target: Target) => Promise<void>;
  readonly hover: (target: Target) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Replaces the text of a field. */
  readonly fill: (target: Target, text: string) => Promise<void>;
  /** Chooses an entry of a list by the beginning of its text. */
  readonly choose: (target: Target, option: string) => Promise<void>;
  /** Waits for a text anywhere on the page. */
  readonly read: (text: string) => Promise<void>;
  /** Waits until the address of the page matches. */
  readonly arriveAt: (address: RegExp) => Promise<void>;
  /** Waits until a function of the page returns something true, and returns it. */
  readonly until: <Values extends readonly Json[], Result>(
    what: string,
    run: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ) => Promise<Result>;
}

/** Puts a person in front of a tab; addresses are relative to the origin. */
export function createPerson(tab: Tab, origin: string): Person {
  /** Repeats a question until it has an answer; a document on its way out cannot be asked, the next one can. */
  async function poll<Result>(ask: () => Promise<Result | undefined>, describe: () => string): Promise<Result> {
    const deadline = performance.now() + waitMs;
    let failure: unknown;
    do {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
        failure = undefined;
      } catch (error) {
        failure = error;
      }
      await setTimeout(pollMs);
    } while (performance.now() < deadline);
    const address = await tab.evaluate(() => location.href).catch(String);
    throw new Error(`${describe()} within ${waitMs / 1000} s on ${address}`, { cause: failure });
  }

  const until: Person['until'] = (what, run, ...values) =>
    poll(
      async () => (await tab.evaluate(run, ...values)) || undefined,
      () => `It did not happen that ${what}`,
    );

  async function find(target: Target, isPressed: boolean): Promise<Place> {
    let reason = 'could not be looked for';
    return poll(
      async () => {
        const found = await tab.evaluate(locate, writeTarget(target), isPressed);
        reason = 'reason' in found ? found.reason : 'is covered';
        return 'reason' in found || (isPressed && !found.isInReach) ? undefined : found;
      },
      () => `${describeTarget(target)} ${reason}`,
    );
  }

  async function press(target: Target): Promise<void> {
    const { x, y } = await find(target, true);
    await tab.act(useMouse(x, y));
  }

  return {
    tab,
    until,
    press,
    open: async (path) => {
      const before = await tab.evaluate(() => performance.timeOrigin);
      const { href } = new URL(path, origin);
      // A page that is leaving by itself at the same moment stops the first attempt.
      await poll(
        () => tab.navigate(href).then(() => true),
        () => `${path} was not requested`,
      );
      const isLoaded = (earlier: number) => performance.timeOrigin !== earlier && document.readyState === 'complete';
      await until(`${path} loads`, isLoaded, before);
    },
    see: (target) => find(target, false),
    miss: async (target) => {
      const isGone = async () => 'reason' in (await tab.evaluate(locate, writeTarget(target), false)) || undefined;
      await poll(isGone, () => `${describeTarget(target)} did not go away`);
    },
    hover: async (target) => {
      const { x, y } = await find(target, true);
      await tab.act(useMouse(x, y, { isPressed: false }));
    },
    type: (text) => tab.act(typeKeys(text)),
    fill: async (target, text) => {
      const focus = async () => {
        await press(target);
        return (await find(target, false)).isFocused || undefined;
      };
      await poll(focus, () => `${describeTarget(target)} did not get the focus`);
      await tab.act(selectAll());
      await tab.act(typeKeys(text));
    },
    choose: async (target, option) => {
      await press(target);
      const pick = (text: string) => {
        const list = document.activeElement;
        if (!(list instanceof HTMLSelectElement)) return false;
        const entry = [...list.options].find((candidate) =>
          candidate.text.replaceAll(/\s+/g, ' ').trim().startsWith(text),
        );
        if (!entry) return false;
        list.value = entry.value;
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      };
      await until(`${option} can be chosen`, pick, option);
    },
    read: async (text) => {
      await until(`the page shows “${text}”`, (words) => document.body.innerText.includes(words), text);
    },
    arriveAt: async (address) => {
      await until(`the address matches ${address}`, (source) => new RegExp(source).test(location.href), address.source);
    },
  };
}
