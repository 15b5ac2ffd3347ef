import { Avatar, type AvatarProps } from '@kmx/design-system/avatar/avatar.tsx';
import { AssetPicture } from '@kmx/design-system/picture/asset-picture.tsx';
import type { ReactNode } from 'react';
import type { StoryContact } from './story-contact.ts';

interface ContactAvatarProps {
  readonly contact: Pick<StoryContact, 'name' | 'image'>;
  readonly size?: NonNullable<AvatarProps['size']>;
}

/** Portrait of an author: the picture of the content system, otherwise a monogram. */
export function ContactAvatar({ contact: { name, image }, size = 'medium' }: ContactAvatarProps): ReactNode {
  const picture =
    image === null ? undefined : <AssetPicture asset={{ ...image, alternativeText: '' }} preset="contact" />;
  return <Avatar name={name} size={size} picture={picture} />;
}
