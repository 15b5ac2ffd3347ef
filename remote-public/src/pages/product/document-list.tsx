import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { fileIcon } from '@kmx/design-system/icon/icons.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { describeLanguage, formatFileSize } from '../../features/downloads/describe-document.ts';
import * as styles from './document-list.module.css';
import type { ProductDocument } from './product.data.ts';

// Portrait originals in the size of the thumbnail preset.
const thumbnailSize = { width: 256, height: 360 } as const;
const documentTypes: ReadonlySet<string> = new Set(['datasheet', 'brochure', 'manual']);

/** Files about a machine with thumbnail, kind, format, size and language (PUB-089). */
export function DocumentList({ documents }: { readonly documents: readonly ProductDocument[] }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.url} className={styles.document}>
          {document.thumbnail_url === null ? (
            <Icon drawing={fileIcon} size={24} className={styles.icon} />
          ) : (
            <Picture
              path={document.thumbnail_url}
              {...thumbnailSize}
              alt=""
              preset="documentThumbnail"
              sizes="64px"
              className={styles.thumbnail}
            />
          )}
          <div>
            <a
              href={document.url}
              download={document.filename}
              hrefLang={document.content_language}
              lang={resolveContentLang(document.content_language, locale.language)}
            >
              {document.name}
            </a>
            <p>
              {[
                ...(documentTypes.has(document.type) ? [t(`document.${document.type}`)] : []),
                describeLanguage(document.content_language, locale.language),
                document.extension.replace('.', '').toUpperCase(),
                formatFileSize(document.size_bytes, locale),
              ].join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
