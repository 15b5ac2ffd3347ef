import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { fileIcon, imageIcon, playIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { formatSize } from '@kmx/remote-kit/format/format-size.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { type Attachment, resolveAttachmentKind } from './attachment.ts';
import * as styles from './attachment-list.module.css';

interface AttachmentViewProps {
  readonly attachment: Attachment;
  readonly onExpired: () => void;
}

const icons = { picture: imageIcon, video: playIcon, file: fileIcon } as const;

/** One file of the conversation, with name and size. */
export function AttachmentView({ attachment, onExpired }: AttachmentViewProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { name, sizeBytes, mediaType, url } = attachment;
  const kind = resolveAttachmentKind(mediaType);
  // Every answer has a new link to the same file, which must not restart a playing video.
  const [shown, setShown] = useState(url);
  const [failures, setFailures] = useState(0);
  const stopped = useRef<{ readonly time: number; readonly isPlaying: boolean } | null>(null);
  // The link may have expired, so the first failure requests a new one; the second reports that the file cannot be shown.
  const isBroken = failures > 1;
  if (failures === 1 && shown !== url) setShown(url);
  const handleError = (): void => {
    setFailures(failures + 1);
    if (failures === 0 && shown === url) onExpired();
  };
  const handleLoad = (): void => setFailures(0);
  const stopFilm = (film: HTMLVideoElement): void => {
    stopped.current = { time: film.currentTime, isPlaying: !film.paused };
    handleError();
  };
  // A new link restarts a video at the beginning, so it is moved to where the old one stopped.
  const resumeFilm = (film: HTMLVideoElement): void => {
    handleLoad();
    const last = stopped.current;
    stopped.current = null;
    if (last === null) return;
    film.currentTime = last.time;
    // A browser may require a click first; the video then waits at its position.
    if (last.isPlaying) film.play().catch(() => undefined);
  };
  return (
    <figure className={styles.figure} data-kind={isBroken ? 'file' : kind}>
      {kind === 'picture' && !isBroken && (
        <a href={url} target="_blank" rel="noopener" className={styles.preview}>
          <img
            src={shown}
            alt={t('attachment.picture', { name })}
            className={styles.picture}
            loading="lazy"
            decoding="async"
            onLoad={handleLoad}
            onError={handleError}
          />
          <VisuallyHidden> {t('attachment.newWindow')}</VisuallyHidden>
        </a>
      )}
      {kind === 'video' && !isBroken && (
        // What a customer filmed has no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          src={shown}
          className={styles.video}
          controls
          preload="metadata"
          aria-label={t('attachment.video', { name })}
          onLoadedMetadata={({ currentTarget }) => resumeFilm(currentTarget)}
          onError={({ currentTarget }) => stopFilm(currentTarget)}
        />
      )}
      <figcaption className={styles.caption}>
        <Icon drawing={icons[kind]} size={16} />
        <a href={url} download={name} className={styles.name}>
          <VisuallyHidden>{t('attachment.download')} </VisuallyHidden>
          {name}
        </a>
        <span className={styles.size}>{formatSize(sizeBytes, locale)}</span>
      </figcaption>
    </figure>
  );
}
