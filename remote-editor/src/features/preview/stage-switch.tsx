import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import { chooseStage, loadStage } from '../../data/draft-preview.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useShowMessage } from '../frame/use-show-message.ts';

const stages = ['PUBLISHED', 'DRAFT'] as const;

/** Chooses the stage in which this editor sees the pages of the site, PUBLISHED by default (EDT-007). */
export function StageSwitch(): ReactNode {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const { data, replace } = useAnswer('stage', loadStage);
  const { run } = useAction();
  const choose = async (value: string) => {
    const stage = await run(() => chooseStage(value === 'DRAFT' ? 'DRAFT' : 'PUBLISHED'));
    if (stage === null) showMessage('error', t('stage.failed'));
    else replace(stage);
  };
  return (
    <RadioGroup
      inline
      name="site-stage"
      label={t('stage.site')}
      value={data ?? 'PUBLISHED'}
      onSelect={(value) => void choose(value)}
      options={stages.map((stage) => ({ value: stage, text: t(`stage.${stage}`) }))}
    />
  );
}
