import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

export type { I18n, Messages };

/** One message catalogue in one language, ready to translate; created once per remote and language. */
export function createMessages(language: string, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

/** Provides a tree with the texts of its language. */
export function MessagesProvider(props: { readonly messages: I18n; readonly children: ReactNode }): ReactNode {
  return <I18nProvider i18n={props.messages}>{props.children}</I18nProvider>;
}

/** Translates an id of the workspace's catalogue; `values` fill its ICU placeholders. */
export type Translate = (id: string, values?: Readonly<Record<string, unknown>>) => string;

/** Returns the translate function of the surrounding MessagesProvider. */
export function useTranslate(): Translate {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, values);
}
