import { hardLink } from '@kmx/shared-contracts/attributes.ts';
import { Disclosure } from '../../disclosure/disclosure.tsx';
import { Section } from '../../layout/section.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { resolvePictureSource } from '../../picture/picture-source.ts';
import { picturePresets } from '../../picture/presets.ts';
import { resolveOriginalSize } from '../../picture/resolve-original-size.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { RichTextField } from '../../rich-text/rich-text-content.ts';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './video-module.module.css';

/** Props of VideoModule; defaults to Stretched. */
export interface VideoModuleProps {
  /** Heading above the video. */
  readonly title: string | null;
  /** Language of title, caption and transcript where it differs from the page's. */
  readonly lang?: string | undefined;
  /** Describes the video, below it. */
  readonly caption: string | null;
  /** The file and its type; null renders nothing. */
  readonly video: { readonly url: string; readonly mimeType: string | null } | null;
  /** Shown until the video is started. */
  readonly poster: PictureAsset | null;
  /** Caption tracks, one for each language. */
  readonly captions: readonly { readonly language: string; readonly label: string; readonly url: string }[];
  /** Transcript of speech and pictures, for people who cannot hear or see the video. */
  readonly transcript: RichTextField | null;
  /** Its width; null is Stretched. */
  readonly videoLayout: 'Stretched' | 'Aside' | null;
  /** Language of the page, whose captions are shown first. */
  readonly language: string;
  /** Texts of the download link and of the transcript. */
  readonly texts: { readonly download: string; readonly transcript: string };
}

/** A video of the site itself with captions and transcript; loads nothing before it is started (CON-017). */
export function VideoModule(props: VideoModuleProps) {
  const { title, lang, caption, video, poster, captions, transcript, videoLayout, language, texts } = props;
  if (video === null) return null;
  const isAside = videoLayout === 'Aside';
  const preset = isAside ? 'asideVideo' : 'stretchedVideo';
  const { width, height } = picturePresets[preset];
  return (
    <Section spacing="compact" width="stretched">
      <ModuleHeading title={title} lang={lang} className={styles.title} />
      <figure className={styles.figure} data-layout={isAside ? 'Aside' : 'Stretched'}>
        <video
          className={styles.video}
          controls
          playsInline
          preload="none"
          width={width}
          height={height}
          aria-label={title ?? caption ?? undefined}
          lang={lang}
          {...(poster === null
            ? {}
            : { poster: resolvePictureSource(poster.url, resolveOriginalSize(poster), preset).src })}
        >
          <source src={video.url} {...(video.mimeType === null ? {} : { type: video.mimeType })} />
          {captions.map((track) => (
            <track
              key={track.language}
              kind="captions"
              srcLang={track.language}
              label={track.label}
              src={track.url}
              default={track.language === language}
            />
          ))}
          <a href={video.url} lang={lang === undefined ? undefined : language} {...hardLink}>
            {texts.download}
          </a>
        </video>
        {caption !== null && (
          <figcaption lang={lang} className={styles.caption}>
            {caption}
          </figcaption>
        )}
      </figure>
      {transcript !== null && (
        <Disclosure summary={texts.transcript} className={styles.transcript}>
          <div lang={lang}>
            <RichText content={transcript.raw} topLevel={3} />
          </div>
        </Disclosure>
      )}
    </Section>
  );
}
