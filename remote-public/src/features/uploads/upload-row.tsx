import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { deleteIcon, errorIcon, pauseIcon, playIcon, refreshIcon, successIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { measureProgress, type UploadItem } from '@kmx/shared-contracts/uploads/upload-item.ts';
import type { ReactNode } from 'react';
import * as styles from './uploads.module.css';

interface UploadRowProps {
  readonly item: UploadItem;
  /** Size of the file and largest size, ready to be shown. */
  readonly size: string;
  readonly limit: string;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRemove: () => void;
}

/** One file: name, how far it is, and what can be done with it. */
export function UploadRow({ item, size, limit, onPause, onResume, onRemove }: UploadRowProps): ReactNode {
  const t = useTranslate();
  const { name, state } = item;
  const percent = Math.floor(measureProgress(item) * 100);
  const isRefused = state === 'tooLarge' || state === 'wrongType';
  const isMoving = state === 'sending' || state === 'waiting' || state === 'paused';
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name}>
        {state === 'done' && <Icon drawing={successIcon} size={16} />}
        {(isRefused || state === 'failed') && <Icon drawing={errorIcon} size={16} />}
        {name}
      </span>
      <span className={styles.state}>
        {isMoving && t('upload.progress', { percent, size })}
        {state === 'paused' && ` · ${t('upload.paused')}`}
        {state === 'done' && `${t('upload.done')} · ${size}`}
        {state === 'failed' && t('upload.stopped')}
        {state === 'interrupted' && t('upload.interrupted')}
        {state === 'tooLarge' && t('upload.tooLarge', { size: limit })}
        {state === 'wrongType' && t('upload.wrongType')}
      </span>
      {isMoving && <progress className={styles.bar} max={100} value={percent} aria-label={name} />}
      <span className={styles.tools}>
        {state === 'sending' && (
          <IconButton icon={pauseIcon} size="small" label={t('upload.pause', { name })} onClick={onPause} />
        )}
        {state === 'paused' && (
          <IconButton icon={playIcon} size="small" label={t('upload.resume', { name })} onClick={onResume} />
        )}
        {state === 'failed' && (
          <IconButton icon={refreshIcon} size="small" label={t('upload.retry', { name })} onClick={onResume} />
        )}
        <IconButton icon={deleteIcon} size="small" label={t('upload.remove', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}
