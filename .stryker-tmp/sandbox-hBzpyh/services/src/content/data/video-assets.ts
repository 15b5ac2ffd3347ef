// @ts-nocheck
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './seed-builders.ts';

/** Films of the sample content; the files belong to the video service. */
export const videoAssets: readonly SeedEntry[] = [
  {
    id: 'asset-video-crimp',
    model: 'Asset',
    values: {
      fileName: 'crimp-stroke.webm',
      handle: 'video-crimp',
      mimeType: 'video/webm',
      width: 1280,
      height: 720,
      url: '/videos/crimp-stroke.webm',
    },
    localizations: localize((text) => ({
      alternativeText: text(
        'Drawing: a punch closes an open barrel over the strands of a wire',
        'Zeichnung: Ein Stempel schliesst eine offene Hülse über den Litzen einer Leitung',
        'アニメーション：パンチがオープンバレルを閉じ、素線を圧着する',
        '动画：冲头将开口压接筒闭合于芯线之上',
      ),
    })),
  },
];
