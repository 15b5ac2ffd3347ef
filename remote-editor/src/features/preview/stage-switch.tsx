import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { type ReactNode, useState } from 'react';
import { chooseStage, loadStage } from '../../data/draft-preview.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';

const stages = ['PUBLISHED', 'DRAFT'] as const;

/** Sets the stage in which this editor sees the pages of the site, PUBLISHED by default (EDT-007). */
export function StageSwitch(): ReactNode {
  const t = useTranslate();
  const showMessage = useShowMessage();
  const { data, replace } = useQuery('stage', loadStage);
  const { run } = useMutation();
  // Shows a choice immediately, before the server answers; until the first answer nothing is selected, so either can be chosen.
  const [chosen, setChosen] = useState<ContentStage | null>(null);
  const choose = async (value: string) => {
    const wanted = value === 'DRAFT' ? 'DRAFT' : 'PUBLISHED';
    setChosen(wanted);
    const stage = await run(() => chooseStage(wanted));
    setChosen(null);
    if (stage === null) showMessage('error', t('stage.failed'));
    else replace(stage);
  };
  return (
    <RadioGroup
      inline
      name="site-stage"
      label={t('stage.site')}
      value={chosen ?? data ?? ''}
      onSelect={(value) => void choose(value)}
      options={stages.map((stage) => ({ value: stage, text: t(`stage.${stage}`) }))}
    />
  );
}
