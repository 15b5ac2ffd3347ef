import { Link } from '@kmx/design-system/link/link.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { createBasketKey } from '@kmx/shared-contracts/basket.ts';
import type { ReactNode } from 'react';
import { SubmitWithoutScript } from '../../features/submit-without-script/submit-without-script.tsx';
import type { ComparedGroup } from './comparison.data.ts';
import { comparisonPath, createComparisonPath } from './comparison-href.ts';
import * as styles from './comparison-table.module.css';

interface OfferChoiceProps {
  readonly group: ComparedGroup;
  readonly items: string;
  readonly isOwn: boolean;
}

/** Adds another product of the group; each choice contains the complete new address, so it works without scripts (PUB-077); a group of very many has a link to all. */
export function OfferChoice({ group, items, isOwn }: OfferChoiceProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const shell = useShell();
  const extend = (slug: string, variantId: string | null) => `${items},${createBasketKey(slug, variantId)}`;
  const add = (text: string) => {
    const offer = group.offers.find(({ slug, variantId }) => extend(slug, variantId) === text);
    if (shell === null || offer === undefined) return;
    const entry = { ...offer, classification: group.slug, isAnnounced: false };
    if (isOwn) shell.basket.addProduct(entry);
    else shell.navigate(toHref(createComparisonPath(text)), { replace: true });
  };
  return (
    <form method="get" action={toHref(comparisonPath)} className={styles.offer}>
      <Select
        name="items"
        label={t('comparison.add')}
        value={items}
        options={[
          { value: items, text: t('comparison.choose') },
          ...group.offers.map(({ slug, variantId, name }) => ({
            value: extend(slug, variantId),
            text: name,
            lang: group.lang,
          })),
        ]}
        onChange={(event) => add(event.currentTarget.value)}
      />
      <SubmitWithoutScript />
      {group.hasMoreOffers && <Link href={toHref(group.route)}>{t('catalogue.reset')}</Link>}
    </form>
  );
}
