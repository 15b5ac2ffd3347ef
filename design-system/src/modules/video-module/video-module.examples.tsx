import type { ComponentGuide, Example } from '../../example/example.ts';
import { createSampleText, samplePictures } from '../sample-content.ts';
import { VideoModule, type VideoModuleProps } from './video-module.tsx';

const film: Omit<VideoModuleProps, 'title' | 'caption' | 'videoLayout'> = {
  video: { url: '/videos/crimp-stroke.webm', mimeType: 'video/webm' },
  poster: samplePictures.terminal,
  captions: [
    { language: 'en', label: 'English', url: '/videos/crimp-stroke.en.vtt' },
    { language: 'de', label: 'Deutsch', url: '/videos/crimp-stroke.de.vtt' },
  ],
  transcript: createSampleText(
    'The wire enters from the left. The punch comes down, folds both wings and presses them into the strands.',
  ),
  language: 'en',
  texts: { download: 'Download the film', transcript: 'Text of the film' },
};

/** Describes VideoModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'VideoModule',
  summary: 'A film of the site itself with captions and its text.',
  use: ['For what has to be seen moving.'],
  avoid: ['For films of other sites: they would follow the visitor.', 'For a film that starts by itself.'],
  access: [
    'Captions in the language of the page are shown at first.',
    'The text of the film stands below it, for those who cannot hear or see it.',
  ],
  forcedColors: 'The controls are those of the browser.',
};

/** Examples of VideoModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'stretched',
    title: 'As wide as the page',
    note: 'Nothing is loaded before it is started; without a player it can be downloaded.',
    render: () => (
      <VideoModule
        {...film}
        title="One stroke"
        caption="A crimp in twelve seconds, slowed down forty times."
        videoLayout="Stretched"
      />
    ),
  },
  {
    id: 'aside',
    title: 'Beside its caption',
    note: 'For a film that explains one step.',
    render: () => (
      <VideoModule
        {...film}
        title={null}
        caption="The seal goes in first, then the wire."
        transcript={null}
        videoLayout="Aside"
      />
    ),
  },
];
