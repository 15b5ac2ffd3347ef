import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import { loadDeskMailTexts } from '../mails/desk-mail-texts.ts';
import { resolveAdminScope } from '../model/viewer.ts';
import { resolveRegistrationStatus } from './service-registrations.ts';

describe('service registrations', () => {
  it('POR-041 POR-046 POR-047 POR-050 are active by their role, else unregistered', () => {
    expect(resolveRegistrationStatus('service-ticketing', ['kmx_int_serviceticketing_active'], [])).toBe('active');
    expect(resolveRegistrationStatus('inventory', ['kmx_int_serviceticketing_active'], [])).toBe('unregistered');
    expect(resolveRegistrationStatus('wire-master', ['kmx_int_mfpwm_active'], [])).toBe('active');
    expect(resolveRegistrationStatus('master-data', ['kmx_int_mfpmds_active'], [])).toBe('active');
  });

  it('POR-042 POR-049 D-29 only direct can be pending, and active wins over it', () => {
    const pending = 'kmx_int_direct_pending';
    expect(resolveRegistrationStatus('direct', [pending], [])).toBe('pending');
    expect(resolveRegistrationStatus('direct', [pending, 'kmx_int_direct_active'], [])).toBe('active');
    expect(resolveRegistrationStatus('inventory', [], [{ status: 'PENDING' }])).toBe('unregistered');
  });

  it('POR-040 D-29 declined and inactive come from the desk, never over a role', () => {
    expect(resolveRegistrationStatus('inventory', [], [{ status: 'DECLINED' }])).toBe('declined');
    expect(resolveRegistrationStatus('inventory', [], [{ status: 'INACTIVE' }])).toBe('inactive');
    expect(resolveRegistrationStatus('inventory', ['kmx_int_assetdb_active'], [{ status: 'DECLINED' }])).toBe('active');
  });

  it('POR-110 D-28 both administrator roles present: internal wins', () => {
    expect(resolveAdminScope(['kmx_delegatedadmin_extern', 'kmx_delegatedadmin_intern'])).toBe('INTERNAL');
    expect(resolveAdminScope(['kmx_delegatedadmin_extern'])).toBe('EXTERNAL');
    expect(resolveAdminScope([])).toBe('NONE');
  });
});

it.each(uiLanguages)(
  'SYS-070 the mails of the service desk have all their texts and placeholders in %s',
  (language) => {
    const texts = loadDeskMailTexts(language);
    const english = loadDeskMailTexts('en');
    const list = (text: string) => [...new Set(text.match(/\{[a-z]+\}/g) ?? [])].toSorted();
    const kinds = [
      'invitation',
      'offer',
      'ticketComment',
      'ticketStatus',
      'accessRequested',
      'accessGranted',
      'accessDeclined',
    ] as const;
    for (const kind of kinds) {
      expect([kind, list(texts[kind].subject)]).toEqual([kind, list(english[kind].subject)]);
      expect([kind, list(texts[kind].text)]).toEqual([kind, list(english[kind].text)]);
    }
  },
);
