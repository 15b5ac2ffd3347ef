/** Whether a prop has to be given; sometimes: where other props ask for it, as the text of a dismissal that can be dismissed. */
export type PropNeed = 'always' | 'sometimes' | 'never';

/** One prop as the compiler sees it, in the words of the source. */
export interface PropFacts {
  readonly name: string;
  readonly type: string;
  /** The expression that stands in for a prop that is left out; empty for none. */
  readonly fallback: string;
  readonly need: PropNeed;
  readonly text: string;
}

/** What the style guide lists of one component. */
export interface ComponentFacts {
  readonly name: string;
  /** What the source says of its props as a whole. */
  readonly text: string;
  readonly props: readonly PropFacts[];
}

/** What a page of the guide shows of the source: components by their name, samples by `<group>-<example>`. */
export interface GuideFacts {
  readonly components: Readonly<Record<string, ComponentFacts>>;
  readonly samples: Readonly<Record<string, string>>;
}
