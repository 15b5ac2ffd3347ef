/** One choice of a long list, with a detail that tells it from others of the same name. */
export interface ComboboxChoice {
  readonly value: string;
  readonly text: string;
  readonly detail?: string | undefined;
}
