/** A link as pages show it: the address is complete, or the name of an action that the shell answers (PUB-058, PUB-060). */
export interface ContentLink {
  readonly text: string;
  readonly href: string;
  /** in-app: the shell navigates; hard: only the browser does; action: a button. */
  readonly kind: 'in-app' | 'hard' | 'action';
  readonly opensWindow: boolean;
}
