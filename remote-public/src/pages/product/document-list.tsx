import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { fileIcon } from '@kmx/design-system/icon/icons.ts';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { describeLanguage, formatFileSize } from './describe-document.ts';
import type { ProductDocument } from './product.data.ts';
import * as styles from './product-page.module.css';

/** Files about a machine with kind, size and language (PUB-089). */
export function DocumentList({ documents }: { readonly documents: readonly ProductDocument[] }): ReactNode {
  const { locale } = usePageRequest();
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.url} className={styles.document}>
          <Icon drawing={fileIcon} size={24} />
          <a href={document.url} download={document.filename}>
            {document.name}
          </a>
          <p>
            {[
              document.extension.replace('.', '').toUpperCase(),
              formatFileSize(document.size_bytes, resolveFormatLocale(locale)),
              describeLanguage(document.content_language, locale.language),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
