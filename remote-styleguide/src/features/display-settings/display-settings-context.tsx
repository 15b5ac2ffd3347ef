import { createContext, type ReactNode, useContext } from 'react';
import { type DisplaySettings, parseDisplaySettings } from './display-settings.ts';

const SettingsContext = createContext<DisplaySettings>(parseDisplaySettings({}));

/** Provides the settings of the toolbar to the examples below. */
export function DisplaySettingsProvider(props: { readonly settings: DisplaySettings; readonly children: ReactNode }) {
  return <SettingsContext value={props.settings}>{props.children}</SettingsContext>;
}

/** How the surrounding guide displays its examples. */
export function useDisplaySettings(): DisplaySettings {
  return useContext(SettingsContext);
}
