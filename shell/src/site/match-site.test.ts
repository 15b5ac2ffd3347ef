import { describe, expect, it } from 'vitest';
import { matchSite, SiteWithoutDomainError } from './match-site.ts';
import { academySite, createSite, eventsSite, fairSite, system } from './system-data.fixture.ts';

const match = (host: string, firstSegment: string | null, allowSlugSites = true) =>
  matchSite(system, { host, firstSegment, allowSlugSites });

describe('site matching', () => {
  it('SYS-007, SYS-008 matches host plus slug exactly before the host alone', () => {
    expect(match('kmx.example', 'events')).toEqual({ site: eventsSite, consumedSlug: 'events' });
    expect(match('kmx.example', 'products')).toEqual({ site: system.mainSite, consumedSlug: null });
  });

  it('SYS-008 matches exactly first, then by the longest host suffix', () => {
    expect(match('www.kmx.example', 'events').site).toBe(system.mainSite);
    expect(match('academy.kmx.example', null).site).toBe(academySite);
    expect(match('preview.academy.kmx.example', null).site).toBe(academySite);
  });

  it('D-04 matches a suffix on a label boundary only, in any case, with a final dot', () => {
    const sites = [system.mainSite, createSite('Other', { domains: [{ host: 'other.example', slug: null }] })];
    const other = { ...system, sites };
    const find = (host: string) => matchSite(other, { host, firstSegment: null, allowSlugSites: false }).site.name;
    expect(find('badother.example')).toBe('KMX');
    expect(find('A.OTHER.example.')).toBe('Other');
  });

  it('SYS-009 uses the main site if no site matches', () => {
    expect(match('unknown.test', null)).toEqual({ site: system.mainSite, consumedSlug: null });
  });

  it('SYS-004, D-03 reaches a site without domains by its slug on main site hosts only', () => {
    expect(match('localhost', 'productronica')).toEqual({ site: fairSite, consumedSlug: 'productronica' });
    expect(match('localhost', 'academy')).toEqual({ site: system.mainSite, consumedSlug: null });
    expect(match('academy.kmx.example', 'productronica').site).toBe(academySite);
  });

  it('SYS-009 a main site without domains is where every address leads that names no other site', () => {
    const mainSite = createSite('KMX', { slug: null });
    const bare = { ...system, sites: [mainSite, fairSite], mainSite };
    for (const firstSegment of [null, 'products']) {
      const query = { host: 'localhost', firstSegment, allowSlugSites: false };
      expect(matchSite(bare, query)).toEqual({ site: mainSite, consumedSlug: null });
    }
  });

  it('SYS-007 a domain without a host covers no host, whatever dots that ends with', () => {
    const empty = createSite('Empty', { domains: [{ host: '', slug: null }] });
    const sites = [system.mainSite, empty];
    for (const host of ['unknown.test', 'unknown.test..', '..', '.', '']) {
      const query = { host, firstSegment: null, allowSlugSites: false };
      expect([host, matchSite({ ...system, sites }, query).site.name]).toEqual([host, 'KMX']);
    }
  });

  it('SYS-010, D-03 raises an error that names the site when slug addressing is off', () => {
    expect(() => match('localhost', 'productronica', false)).toThrow(SiteWithoutDomainError);
    expect(() => match('localhost', 'productronica', false)).toThrow(
      expect.objectContaining({ name: 'SiteWithoutDomainError' }),
    );
    expect(() => match('localhost', 'productronica', false)).toThrow(
      'Site "Productronica" has no domain configuration',
    );
  });
});
