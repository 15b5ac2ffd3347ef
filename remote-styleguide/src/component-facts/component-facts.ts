/** Whether a prop is required; sometimes: only one form of the component's props has it. */
export type PropNeed = 'always' | 'sometimes' | 'never';

/** One prop as the compiler sees it, with the description from the source. */
export interface PropFacts {
  readonly name: string;
  readonly type: string;
  /** The default as an expression; empty if there is none. */
  readonly fallback: string;
  readonly need: PropNeed;
  readonly text: string;
}

/** The facts about one component that the style guide lists. */
export interface ComponentFacts {
  readonly name: string;
  /** The description of the props as a whole in the source. */
  readonly text: string;
  readonly props: readonly PropFacts[];
}

/** The parts of the source shown on a page of the guide: components by name, samples by `<group>-<example>`. */
export interface GuideFacts {
  readonly components: Readonly<Record<string, ComponentFacts>>;
  readonly samples: Readonly<Record<string, string>>;
}
