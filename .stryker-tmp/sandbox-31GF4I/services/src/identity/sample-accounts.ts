// @ts-nocheck
export interface SampleAccount {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly fullName: string;
  readonly roles: readonly string[];
}

/** Password of every sample account; shown on the sign-in page as long as only sample accounts exist. */
export const samplePassword = 'Wire-1234!';

/** Invented people an installation starts with; the ids never change, so other services may refer to them. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    id: 'b0f6a1d2-5c1e-4a57-9d0e-6f3a52c7e101',
    email: 'anna.keller@kmx.example',
    givenName: 'Anna',
    familyName: 'Keller',
    fullName: 'Anna Keller',
    roles: [
      'kmx_int_serviceticketing_active',
      'kmx_int_assetdb_active',
      'kmx_int_artemis_active',
      'kmx_int_direct_active',
    ],
  },
  {
    id: '3e8d94c7-10b2-4f0b-8a64-2b9c1d75f202',
    email: 'ben.ortiz@northline.example',
    givenName: 'Ben',
    familyName: 'Ortiz',
    fullName: 'Ben Ortiz',
    roles: ['kmx_delegatedadmin_extern', 'kmx_int_serviceticketing_active', 'kmx_int_direct_pending'],
  },
  {
    id: '97a2c5e0-84fd-4d13-b6c9-d1405e8ab303',
    email: 'chie.sato@hikari.example',
    givenName: '千恵',
    familyName: '佐藤',
    fullName: '佐藤 千恵',
    roles: ['kmx_int_artemis_active', 'kmx_artemis_onpremuser', 'kmx_int_mfpwm_active'],
  },
  {
    id: 'd47b1f68-2e93-4c8a-a5f7-0c6e93b1d404',
    email: 'dora.nemeth@kmx.example',
    givenName: 'Dóra',
    familyName: 'Németh',
    fullName: 'Dóra Németh',
    roles: ['kmx_delegatedadmin_intern'],
  },
  {
    id: '58c3e9b4-f71a-46d2-9be3-a7d20f64c505',
    email: 'emil.novak@vlk.example',
    givenName: 'Emil',
    familyName: 'Novák',
    fullName: 'Emil Novák',
    roles: [],
  },
];
