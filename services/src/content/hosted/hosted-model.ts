/** A field of a hosted project, as far as it can be compared; `type` names its kind and target. */
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

/** A wanted field, with the change that creates it. */
export interface HostedField {
  readonly parent: string;
  readonly apiId: string;
  readonly form: HostedFieldForm;
  readonly change: HostedChange;
}

/** Everything a hosted project needs so that the site can be rendered from it, in the order in which it can be created. */
export interface HostedModel {
  readonly locales: readonly [string, ...string[]];
  readonly enumerations: Readonly<Record<string, readonly string[]>>;
  readonly models: readonly { readonly apiId: string; readonly apiIdPlural: string }[];
  readonly components: readonly { readonly apiId: string; readonly apiIdPlural: string }[];
  readonly fields: readonly HostedField[];
  /** What differs there, described for people. */
  readonly remarks: readonly string[];
}
