import type { Endpoint } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';

/** The identity provider's answers to changes, by the name of the action. */
export type SelfServiceAnswers = Readonly<Record<string, (body: never) => Response>>;

const policies = [{ policyRequirement: 'MIN_LENGTH', params: { minLength: 12 } }];
const responses: Readonly<Record<string, unknown>> = {
  'policies/user': { properties: [{ name: 'userpassword', policies }] },
  'users/user-anna': { mail: 'anna.keller@northline.example', pendingMail: null },
  'users/user-anna/devices/2fa/oath': { result: [] },
};

/** A refusal as the identity provider words it. */
export function refuseSelfService(status: number, message: string): Response {
  return Response.json({ code: status, message }, { status });
}

/** Creates the endpoint of the identity provider for the sample user, who has no second factor yet. */
export function createSelfService(answers: SelfServiceAnswers = {}): Readonly<Record<string, Endpoint>> {
  return {
    '/am/json/realms/root/realms/alpha': async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.split('/alpha/')[1] ?? '';
      const action = searchParams.get('_action');
      if (action === null) return Response.json(responses[path] ?? {}, { status: path in responses ? 200 : 404 });
      const answer = answers[action];
      if (answer === undefined) throw new Error(`The test has no answer for ${action}`);
      return answer((await request.json()) as never);
    },
  };
}
