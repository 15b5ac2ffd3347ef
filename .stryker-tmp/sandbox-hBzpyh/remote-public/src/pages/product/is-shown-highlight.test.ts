// @ts-nocheck
import { expect, it } from 'vitest';
import { isShownHighlight } from './is-shown-highlight.ts';

const empty = {
  name: null,
  short_description: null,
  long_description: null,
  image_url: null,
  video_url: null,
  video_image_url: null,
};

it('PUB-072 a highlight is shown only with a name and an image or video', () => {
  expect(isShownHighlight({ ...empty, name: 'Servo', image_url: '/a' })).toBe(true);
  expect(isShownHighlight({ ...empty, name: 'Servo', video_url: '/a' })).toBe(true);
  expect(isShownHighlight({ ...empty, name: 'Servo' })).toBe(false);
  expect(isShownHighlight({ ...empty, image_url: '/a' })).toBe(false);
});
