import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { ComparedGroup } from './comparison.data.ts';
import * as styles from './comparison-page.module.css';

/** Names the products removed from the comparison, because they are no longer sold, or not here (D-36). */
export function DroppedNotice({ keys }: { readonly keys: readonly string[] }): ReactNode {
  const t = useTranslate();
  const slugs = [...new Set(keys.map((key) => key.split(':')[0] ?? key))];
  return (
    <p className={styles.notice} role="status">
      {t('comparison.dropped', { count: slugs.length })} {slugs.join(', ')}
    </p>
  );
}

/** Copies a shared comparison into the visitor's own. */
export function AdoptButton({ groups }: { readonly groups: readonly ComparedGroup[] }): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const adopt = () => {
    if (shell === null) return;
    for (const { slug: classification, columns } of groups) {
      for (const { slug, variantId, name } of columns) {
        shell.basket.addProduct({ classification, slug, variantId, name, isAnnounced: false });
      }
    }
    shell.showFlashMessage({
      kind: 'success',
      text: t('comparison.adopted'),
      link: null,
      isStatic: false,
      isFloating: true,
    });
  };
  return (
    <Button variant="secondary" size="small" icon={plusIcon} onClick={adopt}>
      {t('comparison.adopt')}
    </Button>
  );
}
