import { Card } from '@kmx/design-system/card/card.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { AssetPicture } from '@kmx/design-system/picture/asset-picture.tsx';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import type { RichTextNode } from '@kmx/design-system/rich-text/rich-text-content.ts';
import type { ReactNode } from 'react';
import type { TextEmbed, TextEmbeds } from '../../data/blocks/text-embeds.ts';
import { pictureSize } from '../../data/media/picture-size.ts';
import * as styles from './text-embed.module.css';

/**
 * Renders a node that names an entry: an embed on its own line or inline, or a link to an entry; undefined for other
 * nodes. An entry unavailable to this visitor renders nothing, a link to it only its text.
 */
export function renderTextEmbed(node: RichTextNode, children: ReactNode, embeds: TextEmbeds): ReactNode | undefined {
  if (node.nodeId === undefined || (node.type !== 'embed' && node.type !== 'link')) return undefined;
  const embed = embeds[node.nodeId];
  if (embed === undefined) return node.type === 'link' ? children : null;
  if (node.type === 'link') return <a href={embed.href}>{children}</a>;
  const isInline = 'isInline' in node && node.isInline === true;
  return isInline ? <a href={embed.href}>{describeEmbed(embed)}</a> : renderBlock(embed);
}

function describeEmbed(embed: TextEmbed): string {
  if (embed.kind === 'picture') return embed.asset.alternativeText ?? embed.href;
  return embed.kind === 'product' ? embed.name : embed.title;
}

function renderBlock(embed: TextEmbed): ReactNode {
  if (embed.kind === 'picture') {
    return (
      <figure className={styles.figure}>
        <AssetPicture asset={embed.asset} preset="inline" className={styles.picture} />
      </figure>
    );
  }
  if (embed.kind === 'product') {
    const { name, text, lang, image, href } = embed;
    const picture = image === null ? undefined : <Picture path={image} {...pictureSize} alt="" preset="gallery" />;
    return (
      <Card
        title={name}
        href={href}
        picture={picture}
        lang={lang}
        className={joinClassNames(styles.card, styles.product)}
      >
        {text}
      </Card>
    );
  }
  const text = embed.kind === 'page' ? (embed.text ?? undefined) : undefined;
  return (
    <Card title={embed.title} href={embed.href} className={styles.card}>
      {text}
    </Card>
  );
}
