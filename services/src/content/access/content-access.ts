import type { Action, ContentGrant, ContentToken } from '../../configuration/content-tokens.ts';
import type { FieldValues, Stage } from '../model/content-document.ts';

/** What the holder of a token may do; `author` is the id of the token's User entry. */
export interface ContentAccess {
  readonly author: string;
  readonly defaultStage: Stage;
  readonly maySeeSecrets: boolean;
  /** Whether drafts are granted, in whatever model. */
  readonly mayReadDrafts: boolean;
  /** Without a locale: whether the action is granted for any locale. */
  readonly isAllowed: (action: Action, model: string, stage: Stage, locale?: string) => boolean;
  /**
   * Where inputs of which an entry must match one for the action; null when there is no condition, empty when nothing
   * is granted. Without a locale: those of all locales.
   */
  readonly listConditions: (
    action: Action,
    model: string,
    stage: Stage,
    locale?: string,
  ) => readonly FieldValues[] | null;
}

const includes = (granted: '*' | readonly string[], value: string) => granted === '*' || granted.includes(value);

function fits(grant: ContentGrant, action: Action, model: string, stage: Stage, locale: string | undefined): boolean {
  return (
    includes(grant.actions, action) &&
    includes(grant.models, model) &&
    includes(grant.stages, stage) &&
    (locale === undefined || includes(grant.locales, locale))
  );
}

/** Id of the User entry of a token or a part of the service. */
export function createUserId(name: string): string {
  return `user-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}

/** Turns a token into what its holder may do (HY-02). */
export function createContentAccess({ name, defaultStage, maySeeSecrets, grants }: ContentToken): ContentAccess {
  return {
    author: createUserId(name),
    defaultStage,
    maySeeSecrets,
    mayReadDrafts: grants.some(({ stages }) => includes(stages, 'DRAFT')),
    isAllowed: (action, model, stage, locale) => grants.some((grant) => fits(grant, action, model, stage, locale)),
    listConditions: (action, model, stage, locale) => {
      const own = grants.filter((grant) => fits(grant, action, model, stage, locale));
      if (own.some(({ where }) => where === undefined)) return null;
      return own.flatMap(({ where }) => (where === undefined ? [] : [where]));
    },
  };
}
