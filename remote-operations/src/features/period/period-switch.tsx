import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { type Period, periods } from './period.ts';

interface PeriodSwitchProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Chooses whether figures are of the last hour or the last five minutes (OPS-014). */
export function PeriodSwitch({ period, onChange }: PeriodSwitchProps): ReactNode {
  const t = useTranslate();
  return (
    <RadioGroup
      name="minutes"
      label={t('period.label')}
      inline
      value={period}
      options={periods.map((value) => ({ value, text: t(`period.last${value}`) }))}
      onSelect={(value) => onChange(value === '5' ? '5' : '60')}
    />
  );
}
