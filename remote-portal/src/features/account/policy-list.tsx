import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { errorIcon, minusIcon, successIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './account.module.css';
import { checkPolicy, type PolicyOwner } from './check-policy.ts';
import { describePolicy } from './describe-policy.ts';
import type { PolicyRequirement } from './request-self-service.browser.ts';

interface PolicyListProps {
  readonly policies: readonly PolicyRequirement[];
  /** Rules that the identity provider found violated, by code name. */
  readonly refused: readonly PolicyRequirement[];
  readonly password: string;
  readonly owner: PolicyOwner;
}

const icons = { open: minusIcon, kept: successIcon, broken: errorIcon } as const;

/** The rules for a new password, each marked as met or violated while the user types (AUTH-023..025). */
export function PolicyList({ policies, refused, password, owner }: PolicyListProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const isRefused = ({ policyRequirement }: PolicyRequirement) =>
    refused.some((policy) => policy.policyRequirement === policyRequirement);
  const unknown = refused.filter(
    ({ policyRequirement }) => !policies.some((policy) => policy.policyRequirement === policyRequirement),
  );
  const resolveState = (policy: PolicyRequirement): keyof typeof icons => {
    const isKept = password === '' ? null : checkPolicy(policy, password, owner);
    if (isKept !== null) return isKept ? 'kept' : 'broken';
    return isRefused(policy) ? 'broken' : 'open';
  };
  // A required value needs no rule of its own in the list.
  const shown = [...policies, ...unknown].filter(({ policyRequirement }) => policyRequirement !== 'REQUIRED');
  return (
    <ul className={styles.policies} id="password-policies">
      {shown.map((policy) => {
        const state = resolveState(policy);
        return (
          <li key={policy.policyRequirement} data-state={state}>
            <Icon drawing={icons[state]} size={16} />
            <span>
              {describePolicy(policy, t, locale)}
              {state !== 'open' && <VisuallyHidden> ({t(`password.state.${state}`)})</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
