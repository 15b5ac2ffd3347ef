import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import * as styles from './token-list.module.css';
import { TokenSection } from './token-section.tsx';
import { useTokenValues } from './use-token-values.ts';

/** Kinds of tokens; also part of their text ids and anchors. */
export type TokenKind = 'colors' | 'wires' | 'type' | 'text' | 'space' | 'layers' | 'shape' | 'motion';

interface TokenListProps {
  readonly kind: TokenKind;
  readonly tokens: readonly string[];
}

/** Tokens of a kind with a live sample and their value, which comes from the design system only. */
export function TokenList({ kind, tokens }: TokenListProps) {
  const t = useTranslate();
  const { box, values } = useTokenValues<HTMLUListElement>(tokens);
  return (
    <TokenSection kind={kind}>
      <ul ref={box} className={styles[kind]} role="list">
        {tokens.map((token) => (
          <li key={token}>
            {kind === 'type' || kind === 'text' ? (
              <span data-token={token}>{t('typography.sample')}</span>
            ) : (
              <span className={styles.sample} data-token={token} aria-hidden="true" />
            )}
            <span className={styles.names}>
              <code>{token}</code>
              <code className={styles.value}>{values[token]}</code>
            </span>
          </li>
        ))}
      </ul>
    </TokenSection>
  );
}
