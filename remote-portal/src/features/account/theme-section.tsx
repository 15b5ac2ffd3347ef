import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { readThemeChoice, type ThemeChoice, themeChoices, writeThemeChoice } from './theme-setting.ts';

/** Switches between light and dark; stored in this browser. */
export function ThemeSection(): ReactNode {
  const t = useTranslate();
  const [choice, setChoice] = useState<ThemeChoice>('system');
  useEffect(() => setChoice(readThemeChoice()), []);
  return (
    <section aria-labelledby="account-theme">
      <Stack gap={5}>
        <Heading level={2} size="title" id="account-theme">
          {t('theme.title')}
        </Heading>
        <RadioGroup
          name="theme"
          label={t('theme.label')}
          hint={t('theme.hint')}
          inline
          value={choice}
          options={themeChoices.map((value) => ({ value, text: t(`theme.${value}`) }))}
          onSelect={(value) => {
            const next = themeChoices.find((known) => known === value) ?? 'system';
            setChoice(next);
            writeThemeChoice(next);
          }}
        />
      </Stack>
    </section>
  );
}
