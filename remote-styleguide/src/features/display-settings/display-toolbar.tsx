import { Button } from '@kmx/design-system/button/button.tsx';
import { textModes } from '@kmx/design-system/example/change-text.ts';
import { Select } from '@kmx/design-system/select/select.tsx';
import { pageThemes } from '@kmx/design-system/tokens/tokens.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ChangeEvent } from 'react';
import { colorSchemes, type DisplaySettings, parseDisplaySettings } from './display-settings.ts';
import * as styles from './display-toolbar.module.css';

interface DisplayToolbarProps {
  readonly settings: DisplaySettings;
  /** Whether the page has examples, since ground and texts only affect those. */
  readonly hasExamples: boolean;
  readonly onChange: (settings: DisplaySettings) => void;
}

/** Switches scheme, page theme and texts of the examples; without scripts it is a form with the same address (STY-001). */
export function DisplayToolbar({ settings, hasExamples, onChange }: DisplayToolbarProps) {
  const t = useTranslate();
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    onChange(parseDisplaySettings({ ...settings, [currentTarget.name]: currentTarget.value }));
  return (
    <form method="get" className={styles.toolbar} aria-label={t('toolbar.label')}>
      <Select
        label={t('toolbar.scheme')}
        name="scheme"
        value={settings.scheme}
        onChange={choose}
        options={colorSchemes.map((value) => ({ value, text: t(`scheme.${value}`) }))}
      />
      {hasExamples && (
        <>
          <Select
            label={t('toolbar.ground')}
            name="ground"
            value={settings.ground}
            onChange={choose}
            options={pageThemes.map((value) => ({ value, text: value }))}
          />
          <Select
            label={t('toolbar.texts')}
            name="texts"
            value={settings.texts}
            onChange={choose}
            options={textModes.map((value) => ({ value, text: t(`texts.${value}`) }))}
          />
        </>
      )}
      <Button type="submit" variant="secondary" className={styles.apply}>
        {t('toolbar.apply')}
      </Button>
    </form>
  );
}
