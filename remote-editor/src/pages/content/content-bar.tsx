import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as styles from '../../features/content-form/content-form.module.css';
import type { LanguageState } from '../../features/page-facts/language-state.ts';
import { StateBadge } from '../../features/page-facts/state-badge.tsx';
import { useLanguageNames } from '../../features/page-facts/use-language-names.ts';
import { useReach } from '../../features/publishing/use-reach.ts';

interface ContentBarProps {
  readonly state: LanguageState['state'] | undefined;
  readonly hasEdits: boolean;
  readonly isBusy: boolean;
  readonly canPreview: boolean;
  readonly onSave: () => Promise<void>;
  readonly onPreview: () => Promise<void>;
  readonly onPublish: () => Promise<void>;
  /** The language that was just published. */
  readonly publishedLanguage: string | null;
  readonly onSee: (() => Promise<void>) | null;
  /** Its address for visitors; null where that is on another host. */
  readonly address: string | null;
}

/** Save, preview and publish, always visible; Ctrl or Command with S saves too. */
export function ContentBar(props: ContentBarProps): ReactNode {
  const { state, hasEdits, isBusy, canPreview, onSave, onPreview, onPublish, publishedLanguage, onSee, address } =
    props;
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const reach = useReach(publishedLanguage === null ? null : address);
  const isMissing = reach === 'missing';
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const handleKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'preventDefault'>) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save.current();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      {publishedLanguage !== null && (
        <StaticMessage
          type={isMissing ? 'error' : 'success'}
          action={
            onSee !== null &&
            (reach === 'found' || reach === 'unknown') && (
              <Button size="small" variant="secondary" onClick={() => void onSee()}>
                {t('publish.show')}
              </Button>
            )
          }
        >
          {t('publish.done', { language: nameLanguage(publishedLanguage) })}
          {isMissing && ` ${t('publish.unreachable')}`}
        </StaticMessage>
      )}
      <div className={styles.bar}>
        <p role="status" className={styles.status}>
          {hasEdits ? t('content.unsaved') : state !== undefined && <StateBadge state={state} />}
        </p>
        <Button variant="secondary" busy={isBusy} onClick={() => void onSave()}>
          {t('content.save')}
        </Button>
        {canPreview && (
          <Button variant="secondary" busy={isBusy} onClick={() => void onPreview()}>
            {t('preview.title')}
          </Button>
        )}
        <Button busy={isBusy} onClick={() => void onPublish()}>
          {t('content.publish')}
        </Button>
      </div>
    </>
  );
}
