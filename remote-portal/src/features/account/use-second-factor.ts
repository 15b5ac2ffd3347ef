import type { User } from '@kmx/shared-contracts/session.ts';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { requestSelfService, type SelfServiceAnswer, type SelfServiceRefusal } from './request-self-service.browser.ts';

const devicesSchema = v.object({
  result: v.array(v.object({ createdDate: v.number(), recoveryCodesLeft: v.number() })),
});
const enrolmentSchema = v.object({ secret: v.string(), otpauth: v.string() });
const codesSchema = v.object({ recoveryCodes: v.array(v.string()) });
const doneSchema = v.object({ result: v.literal(true) });

/** Actions that require the password to be confirmed. */
export type SecondFactorAction = 'enrol' | 'reset' | 'recoveryCodes';

export type SecondFactorState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly since: string; readonly codesLeft: number }
  /** The app is being set up with the secret; its first code completes it. */
  | { readonly kind: 'enrolling'; readonly secret: string; readonly address: string }
  /** Shown once; they cannot be retrieved again. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** The second factor of the signed-in user at the identity provider (POR-083). */
export function useSecondFactor(user: User) {
  const [state, setState] = useState<SecondFactorState>({ kind: 'unknown' });
  const [refusal, setRefusal] = useState<SelfServiceRefusal | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const userPath = `users/${encodeURIComponent(user.id)}`;
  const path = `${userPath}/devices/2fa/oath`;

  /** Returns the data, or null when refused, with the reason in `refusal`. */
  const settle = useCallback(<Data>(answer: SelfServiceAnswer<Data>): Data | null => {
    setRefusal(answer.kind === 'refused' ? answer.refusal : null);
    return answer.kind === 'done' ? answer.data : null;
  }, []);
  const load = useCallback(async () => {
    const devices = settle(await requestSelfService({ path, schema: devicesSchema }));
    if (devices === null) return;
    const [device] = devices.result;
    setState(
      device === undefined
        ? { kind: 'off' }
        : { kind: 'on', since: new Date(device.createdDate).toISOString(), codesLeft: device.recoveryCodesLeft },
    );
  }, [path, settle]);
  useEffect(() => void load(), [load]);

  const change = async (action: SecondFactorAction): Promise<boolean> => {
    const request = <Data>(schema: v.GenericSchema<unknown, Data>) =>
      requestSelfService({ path, schema, change: { action, body: {} } });
    if (action === 'enrol') {
      const enrolment = settle(await request(enrolmentSchema));
      if (enrolment) setState({ kind: 'enrolling', secret: enrolment.secret, address: enrolment.otpauth });
      return enrolment !== null;
    }
    if (action === 'recoveryCodes') {
      const codes = settle(await request(codesSchema));
      if (codes) setState({ kind: 'codes', codes: codes.recoveryCodes });
      return codes !== null;
    }
    const done = settle(await request(doneSchema));
    if (done) setState({ kind: 'off' });
    return done !== null;
  };
  const runOnce = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (isRunning) return false;
    setIsRunning(true);
    const isDone = await work();
    setIsRunning(false);
    return isDone;
  };
  return {
    state,
    refusal,
    isRunning,
    load,
    forgetRefusal: () => setRefusal(null),
    /** Confirms the password, then performs the action; resolves to false when either is refused. */
    confirmAndChange: (action: SecondFactorAction, password: string) =>
      runOnce(async () => {
        const confirmation = { action: 'confirmPassword', body: { currentpassword: password } };
        const answer = await requestSelfService({ path: userPath, schema: doneSchema, change: confirmation });
        return settle(answer) !== null && change(action);
      }),
    /** Completes the set-up with the first code of the app. */
    confirmCode: (code: string) =>
      runOnce(async () => {
        const answer = await requestSelfService({
          path,
          schema: codesSchema,
          change: { action: 'confirm', body: { code } },
        });
        const codes = settle(answer);
        if (codes) setState({ kind: 'codes', codes: codes.recoveryCodes });
        return codes !== null;
      }),
  };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;
