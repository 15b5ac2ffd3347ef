/** One choice of a long list, with a detail that distinguishes it from others with the same name. */
export interface ComboboxChoice {
  readonly value: string;
  readonly text: string;
  readonly detail?: string | undefined;
}
