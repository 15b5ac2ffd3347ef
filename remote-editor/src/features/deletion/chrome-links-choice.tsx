import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { References } from '../../data/deleted-entries.ts';
import { listChromeReferences } from './take-out-links.ts';

interface ChromeLinksChoiceProps {
  readonly references: References;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Offers to remove the links to an entry from header and footer, where every visitor would see a dead link. */
export function ChromeLinksChoice({ references, isChosen, onChange }: ChromeLinksChoiceProps): ReactNode {
  const t = useTranslate();
  const count = listChromeReferences(references).length;
  if (count === 0) return null;
  return (
    <Checkbox
      label={t('delete.links', { count })}
      checked={isChosen}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
