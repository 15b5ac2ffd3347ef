/** What a field of a hosted project is, as far as it can be compared with another; `type` names its kind and its target. */
// @ts-nocheck

export interface HostedFieldForm {
  readonly type: string;
  readonly isList: boolean;
  readonly isLocalized: boolean;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
}

/** One change of a batch of the management API: the name of the operation and its input. */
export interface HostedChange {
  readonly operation:
    | 'createLocale'
    | 'createEnumeration'
    | 'createModel'
    | 'createComponent'
    | 'createSimpleField'
    | 'createEnumerableField'
    | 'createRelationalField'
    | 'createComponentField'
    | 'createComponentUnionField';
  readonly input: Readonly<Record<string, unknown>>;
}

/** A field as it is wanted, with the change that makes it. */
export interface HostedField {
  readonly parent: string;
  readonly apiId: string;
  readonly form: HostedFieldForm;
  readonly change: HostedChange;
}

/** Everything that a hosted project needs so that the site can be drawn from it, in the order in which it can be made. */
export interface HostedModel {
  readonly locales: readonly [string, ...string[]];
  readonly enumerations: Readonly<Record<string, readonly string[]>>;
  readonly models: readonly { readonly apiId: string; readonly apiIdPlural: string }[];
  readonly components: readonly { readonly apiId: string; readonly apiIdPlural: string }[];
  readonly fields: readonly HostedField[];
  /** What is not the same there, for people. */
  readonly remarks: readonly string[];
}
