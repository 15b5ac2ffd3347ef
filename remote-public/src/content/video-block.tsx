import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { resolvePictureSource } from '@kmx/design-system/picture/picture-source.ts';
import { picturePresets } from '@kmx/design-system/picture/presets.ts';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './video-block.module.css';

// Shape of a poster whose asset does not tell its size.
const usualSize = { width: 2360, height: 1574 };

/** A film of this site itself with captions and its text; nothing of it loads before it is started (CON-017). */
export function VideoBlock({ block }: { readonly block: RichBlockOf<'VideoBlock'> }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { video, poster } = block;
  if (video === null) return null;
  const isAside = block.videoLayout === 'Aside';
  const preset = isAside ? 'asideVideo' : 'stretchedVideo';
  const { width, height } = picturePresets[preset];
  const size = { width: poster?.width ?? usualSize.width, height: poster?.height ?? usualSize.height };
  return (
    <Section spacing="compact" width="stretched">
      <BlockHeading title={block.title} className={styles.title} />
      <figure className={styles.figure} data-layout={isAside ? 'Aside' : 'Stretched'}>
        <video
          className={styles.video}
          controls
          playsInline
          preload="none"
          width={width}
          height={height}
          aria-label={block.title ?? block.caption ?? undefined}
          {...(poster === null ? {} : { poster: resolvePictureSource(poster.url, size, preset).src })}
        >
          <source src={video.url} {...(video.mimeType === null ? {} : { type: video.mimeType })} />
          {block.captions.map((track) => (
            <track
              key={track.language}
              kind="captions"
              srcLang={track.language}
              label={track.label}
              src={track.url}
              default={track.language === locale.language}
            />
          ))}
          <a href={video.url} data-hard="">
            {t('block.downloadVideo')}
          </a>
        </video>
        {block.caption !== null && <figcaption className={styles.caption}>{block.caption}</figcaption>}
      </figure>
      {block.transcript !== null && (
        <Disclosure summary={t('block.transcript')} className={styles.transcript}>
          <RichText content={block.transcript.raw} topLevel={3} />
        </Disclosure>
      )}
    </Section>
  );
}
