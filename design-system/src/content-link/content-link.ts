/** A link as rendered on pages: href is a complete address, or the name of an action handled by the shell (PUB-058, PUB-060). */
export interface ContentLink {
  readonly text: string;
  readonly href: string;
  /** in-app: handled by the shell; hard: a plain browser navigation; action: a button. */
  readonly kind: 'in-app' | 'hard' | 'action';
  readonly opensWindow: boolean;
}
