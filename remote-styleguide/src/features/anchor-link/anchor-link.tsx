import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { linkIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import * as styles from './anchor-link.module.css';

/** A link to a section of this page, next to its heading. */
export function AnchorLink({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslate();
  const { language } = usePageRequest().locale;
  return (
    <a href={`#${id}`} className={styles.anchor} lang={language}>
      <Icon drawing={linkIcon} size={16} />
      <VisuallyHidden>{t('group.anchor', { name })}</VisuallyHidden>
    </a>
  );
}
