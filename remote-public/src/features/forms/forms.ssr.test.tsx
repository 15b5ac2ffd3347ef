import { MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { RemoteRoot } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { FormState } from '@kmx/shared-contracts/forms.ts';
import { createLocale, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPageResult } from '../../data/page/page-parts.ts';
import { getServerMessages } from '../../locales/all-catalogues.server.ts';
import { createTestRequest } from '../../test-page.ts';
import { PagePasswordForm } from './page-password-form.tsx';
import { StoryFeedbackForm } from './story-feedback-form.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import { SupportRequestForm } from './support-request-form.tsx';
import { WhitepaperForm } from './whitepaper-form.tsx';

const problemTexts = [
  ['company', 'value', 'Please enter a valid value'],
  ['email', 'email', 'Please enter a valid email'],
  ['firstName', 'firstName', 'Please enter your first name'],
  ['lastName', 'lastName', 'Please enter your last name'],
  ['company', 'company', 'Please enter your company'],
  ['country', 'country', 'Please enter your country'],
  ['product', 'product', 'Please specify the product'],
  ['serialNumber', 'serialNumber', 'Please enter the serial number'],
  ['message', 'message', 'Please add some more details'],
] as const;

function render(content: ReactNode, form: FormState | null = null, language: UiLanguage = 'en'): string {
  const request = createTestRequest({ form, url: '/en-ch/support', locale: createLocale(language, 'CH') });
  const result = createPageResult(request, { title: 'x', data: { page: 'support' } });
  return renderToString(
    <RemoteRoot shell={null} request={request} result={result}>
      <MessagesProvider messages={getServerMessages(language)}>{content}</MessagesProvider>
    </RemoteRoot>,
  );
}

const invalid = (kind: FormState['kind'], problems: FormState['problems'], values = {}): FormState => ({
  kind,
  status: 'invalid',
  values,
  problems,
});

describe('forms rendered by the server', () => {
  it('PUB-032 PUB-035 a support request can be sent without scripts and says which files it accepts', () => {
    const html = render(<SupportRequestForm />);
    expect(html).toMatch(/<form[^>]+method="post"[^>]*>/);
    expect(html).toContain('action="/api/forms/support-request"');
    expect(html).toContain('name="page" value="/en-ch/support"');
    expect(html).toContain('name="formToken" value="token"');
    expect(html).toContain('Images or videos, up to 100 MB each');
    expect(html).toContain('accept="image/*,video/*"');
  });

  it.each(problemTexts)('PUB-100 PUB-102 ERR-008 the field %s with the problem %s says: %s', (field, problem, text) => {
    const html = render(<SupportRequestForm />, invalid('support-request', { [field]: problem }));
    expect(html.split(text)).toHaveLength(3);
    expect(html).toContain(`href="#support-request-${field}"`);
    expect(html).toContain(
      `aria-describedby="${['product', 'serialNumber', 'message'].includes(field) ? `support-request-${field}-hint ` : ''}support-request-${field}-error"`,
    );
  });

  it.each(['en', 'ja', 'zh', 'hu'] as const)(
    'PUB-100 SYS-070 in %s the summary lists the errors in the order of the fields',
    (language) => {
      const html = render(
        <SupportRequestForm />,
        invalid('support-request', {
          ...{ product: 'product', serialNumber: 'serialNumber', message: 'message' },
          ...{ firstName: 'firstName', lastName: 'lastName', company: 'company', country: 'country', email: 'email' },
        }),
        language,
      );
      const listed = [...html.matchAll(/href="#support-request-(\w+)"/g)].map(([, name]) => name);
      const fields = [...html.matchAll(/<(?:input|textarea)[^>]* id="support-request-(\w+)"/g)].map(([, name]) => name);
      expect(listed).toHaveLength(8);
      expect(listed).toEqual(fields.filter((name) => listed.includes(name)));
    },
  );

  it('PUB-106 ERR-012 a failed form says so and keeps the input', () => {
    const html = render(<SupportRequestForm />, {
      kind: 'support-request',
      status: 'failed',
      values: { firstName: 'Anna "<b>' },
      problems: {},
    });
    expect(html).toContain('Something went wrong. Please verify your input is correct and try again later.');
    expect(html).toContain('value="Anna &quot;&lt;b&gt;"');
  });

  it('PUB-024 PUB-101 PUB-104 ERR-009 the whitepaper form requires accepting the privacy policy', () => {
    const state = invalid('whitepaper', { privacy: 'checkbox' }, { slug: 'crimp' });
    const html = render(<WhitepaperForm whitepaperSlug="crimp" />, state);
    expect(html).toContain('Please select the checkbox to continue');
    expect(html).toContain('href="/en-ch/privacy"');
    expect(html).toContain('name="slug" value="crimp"');
  });

  it('PUB-029 PUB-109 feedback and subscription show the result of their own story only', () => {
    const state = invalid('story-feedback', { message: 'message' }, { slug: 'other' });
    expect(render(<StoryFeedbackForm storySlug="press" />, state)).not.toContain('Please add some more details');
    expect(render(<StoryFeedbackForm storySlug="other" />, state)).toContain('Please add some more details');
    const sent: FormState = { kind: 'subscribe', status: 'sent', values: {}, problems: {} };
    expect(render(<SubscribeForm storySlug="press" />, sent)).toContain('please confirm with the link');
  });

  it('PUB-036 PUB-103 PUB-107 ERR-011 ERR-013 the password page has its two texts and never shows a password', () => {
    const draw = (state: FormState | null) => render(<PagePasswordForm />, state);
    expect(draw(invalid('page-password', { password: 'password' }))).toContain('Please enter a password');
    const failed = draw({ kind: 'page-password', status: 'failed', values: {}, problems: {} });
    expect(failed).toContain('Something went wrong. Please try again later.');
    expect(failed).toContain('autoComplete="current-password"');
    expect(draw(null)).not.toContain('role="alert"');
  });

  it('PUB-108 the text of a failed upload apologises, asks for patience and names support', () => {
    expect(getServerMessages('en')._('upload.failed')).toBe(
      'We are sorry, a file could not be uploaded. Please try again later or contact support.',
    );
  });
});
