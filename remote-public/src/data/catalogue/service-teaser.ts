/** A service in a list. */
export interface ServiceTeaser {
  readonly slug: string;
  readonly name: string;
  readonly route: string;
  readonly description: string;
  readonly image: string | null;
  readonly benefits: readonly string[];
}

/** A group of services with its direct members. */
export interface ServiceGroup {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly route: string;
  readonly services: readonly ServiceTeaser[];
  readonly groups: readonly ServiceGroup[];
}
