// @ts-nocheck
function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import { isServiceStaff, type Viewer } from '../viewer.ts';

/** Who may try an operation at all, whatever it is about. */
export type Gate = 'signed-in' | 'self-managed' | 'ticketing' | 'inventory' | 'administrator' | 'service-staff';

/** Organizations that count for an object, by what the viewer is there. */
export type Scope = 'member' | 'ticketing' | 'inventory' | 'administered';

/** What rules know of an object: whose it is. */
export interface Ownership {
  readonly organizationIds: readonly string[];
  readonly userId: string | null;
}
export type ObjectRule = {
  readonly kind: 'in-scope';
  readonly scope: Scope;
}
/** A ticket: the viewer's own, or one of an organization whose tickets the viewer sees. */ | {
  readonly kind: 'ticket';
}
/** Something of a person in an administered organization, but nobody decides about themselves. */ | {
  readonly kind: 'somebody-else';
} | {
  readonly kind: 'oneself';
}
/** An organization the viewer is a member of, whatever else they may see. */ | {
  readonly kind: 'membership';
};
const gates: Readonly<Record<Gate, (viewer: Viewer) => boolean>> = stryMutAct_9fa48("144") ? {} : (stryCov_9fa48("144"), {
  'signed-in': stryMutAct_9fa48("145") ? () => undefined : (stryCov_9fa48("145"), () => stryMutAct_9fa48("146") ? false : (stryCov_9fa48("146"), true)),
  'self-managed': stryMutAct_9fa48("147") ? () => undefined : (stryCov_9fa48("147"), viewer => stryMutAct_9fa48("148") ? viewer.isManagedInternally : (stryCov_9fa48("148"), !viewer.isManagedInternally)),
  ticketing: stryMutAct_9fa48("149") ? () => undefined : (stryCov_9fa48("149"), viewer => stryMutAct_9fa48("152") ? isServiceStaff(viewer) && resolveServiceStatus('service-ticketing', viewer.roles) === 'active' : stryMutAct_9fa48("151") ? false : stryMutAct_9fa48("150") ? true : (stryCov_9fa48("150", "151", "152"), isServiceStaff(viewer) || (stryMutAct_9fa48("154") ? resolveServiceStatus('service-ticketing', viewer.roles) !== 'active' : stryMutAct_9fa48("153") ? false : (stryCov_9fa48("153", "154"), resolveServiceStatus(stryMutAct_9fa48("155") ? "" : (stryCov_9fa48("155"), 'service-ticketing'), viewer.roles) === (stryMutAct_9fa48("156") ? "" : (stryCov_9fa48("156"), 'active')))))),
  inventory: stryMutAct_9fa48("157") ? () => undefined : (stryCov_9fa48("157"), viewer => stryMutAct_9fa48("160") ? isServiceStaff(viewer) && resolveServiceStatus('inventory', viewer.roles) === 'active' : stryMutAct_9fa48("159") ? false : stryMutAct_9fa48("158") ? true : (stryCov_9fa48("158", "159", "160"), isServiceStaff(viewer) || (stryMutAct_9fa48("162") ? resolveServiceStatus('inventory', viewer.roles) !== 'active' : stryMutAct_9fa48("161") ? false : (stryCov_9fa48("161", "162"), resolveServiceStatus(stryMutAct_9fa48("163") ? "" : (stryCov_9fa48("163"), 'inventory'), viewer.roles) === (stryMutAct_9fa48("164") ? "" : (stryCov_9fa48("164"), 'active')))))),
  administrator: stryMutAct_9fa48("165") ? () => undefined : (stryCov_9fa48("165"), viewer => stryMutAct_9fa48("168") ? viewer.adminScope === 'NONE' : stryMutAct_9fa48("167") ? false : stryMutAct_9fa48("166") ? true : (stryCov_9fa48("166", "167", "168"), viewer.adminScope !== (stryMutAct_9fa48("169") ? "" : (stryCov_9fa48("169"), 'NONE')))),
  'service-staff': isServiceStaff
});

/** Whether a viewer gets past a gate; the roles of the token decide (POR-045..050). */
export function passesGate(viewer: Viewer, gate: Gate): boolean {
  if (stryMutAct_9fa48("170")) {
    {}
  } else {
    stryCov_9fa48("170");
    return gates[gate](viewer);
  }
}
const applicationOf = {
  ticketing: 'service-ticketing',
  inventory: 'inventory',
  administered: 'delegated-admin'
} as const satisfies Record<Exclude<Scope, 'member'>, string>;

/** Ids of the organizations in a scope; null means all of them. */
export function listScope(viewer: Viewer, scope: Scope): readonly string[] | null {
  if (stryMutAct_9fa48("171")) {
    {}
  } else {
    stryCov_9fa48("171");
    if (stryMutAct_9fa48("173") ? false : stryMutAct_9fa48("172") ? true : (stryCov_9fa48("172", "173"), isServiceStaff(viewer))) return null;
    if (stryMutAct_9fa48("176") ? scope !== 'member' : stryMutAct_9fa48("175") ? false : stryMutAct_9fa48("174") ? true : (stryCov_9fa48("174", "175", "176"), scope === (stryMutAct_9fa48("177") ? "" : (stryCov_9fa48("177"), 'member')))) return viewer.memberOf;
    if (stryMutAct_9fa48("180") ? scope === 'administered' || viewer.adminScope === 'NONE' : stryMutAct_9fa48("179") ? false : stryMutAct_9fa48("178") ? true : (stryCov_9fa48("178", "179", "180"), (stryMutAct_9fa48("182") ? scope !== 'administered' : stryMutAct_9fa48("181") ? true : (stryCov_9fa48("181", "182"), scope === (stryMutAct_9fa48("183") ? "" : (stryCov_9fa48("183"), 'administered')))) && (stryMutAct_9fa48("185") ? viewer.adminScope !== 'NONE' : stryMutAct_9fa48("184") ? true : (stryCov_9fa48("184", "185"), viewer.adminScope === (stryMutAct_9fa48("186") ? "" : (stryCov_9fa48("186"), 'NONE')))))) return stryMutAct_9fa48("187") ? ["Stryker was here"] : (stryCov_9fa48("187"), []);
    return stryMutAct_9fa48("188") ? viewer.accesses.map(({
      organizationId
    }) => organizationId) : (stryCov_9fa48("188"), viewer.accesses.filter(stryMutAct_9fa48("189") ? () => undefined : (stryCov_9fa48("189"), access => stryMutAct_9fa48("192") ? access.applicationId !== applicationOf[scope] : stryMutAct_9fa48("191") ? false : stryMutAct_9fa48("190") ? true : (stryCov_9fa48("190", "191", "192"), access.applicationId === applicationOf[scope]))).map(stryMutAct_9fa48("193") ? () => undefined : (stryCov_9fa48("193"), ({
      organizationId
    }) => organizationId)));
  }
}

/** Organizations whose tickets the viewer sees beside the own ones; null means all of them. */
export function listTicketOrganizations(viewer: Viewer): readonly string[] | null {
  if (stryMutAct_9fa48("194")) {
    {}
  } else {
    stryCov_9fa48("194");
    const administered = listScope(viewer, stryMutAct_9fa48("195") ? "" : (stryCov_9fa48("195"), 'administered'));
    if (stryMutAct_9fa48("198") ? administered !== null : stryMutAct_9fa48("197") ? false : stryMutAct_9fa48("196") ? true : (stryCov_9fa48("196", "197", "198"), administered === null)) return null;
    return stryMutAct_9fa48("200") ? viewer.accesses.filter(({
      role,
      organizationId
    }) => role === 'organization-tickets' || administered.includes(organizationId)).map(({
      organizationId
    }) => organizationId) : stryMutAct_9fa48("199") ? viewer.accesses.filter(({
      applicationId
    }) => applicationId === 'service-ticketing').map(({
      organizationId
    }) => organizationId) : (stryCov_9fa48("199", "200"), viewer.accesses.filter(stryMutAct_9fa48("201") ? () => undefined : (stryCov_9fa48("201"), ({
      applicationId
    }) => stryMutAct_9fa48("204") ? applicationId !== 'service-ticketing' : stryMutAct_9fa48("203") ? false : stryMutAct_9fa48("202") ? true : (stryCov_9fa48("202", "203", "204"), applicationId === (stryMutAct_9fa48("205") ? "" : (stryCov_9fa48("205"), 'service-ticketing'))))).filter(stryMutAct_9fa48("206") ? () => undefined : (stryCov_9fa48("206"), ({
      role,
      organizationId
    }) => stryMutAct_9fa48("209") ? role === 'organization-tickets' && administered.includes(organizationId) : stryMutAct_9fa48("208") ? false : stryMutAct_9fa48("207") ? true : (stryCov_9fa48("207", "208", "209"), (stryMutAct_9fa48("211") ? role !== 'organization-tickets' : stryMutAct_9fa48("210") ? false : (stryCov_9fa48("210", "211"), role === (stryMutAct_9fa48("212") ? "" : (stryCov_9fa48("212"), 'organization-tickets')))) || administered.includes(organizationId)))).map(stryMutAct_9fa48("213") ? () => undefined : (stryCov_9fa48("213"), ({
      organizationId
    }) => organizationId)));
  }
}
function sharesOrganization(organizationIds: readonly string[], {
  organizationIds: owners
}: Ownership): boolean {
  if (stryMutAct_9fa48("214")) {
    {}
  } else {
    stryCov_9fa48("214");
    return stryMutAct_9fa48("215") ? owners.every(owner => organizationIds.includes(owner)) : (stryCov_9fa48("215"), owners.some(stryMutAct_9fa48("216") ? () => undefined : (stryCov_9fa48("216"), owner => organizationIds.includes(owner))));
  }
}
function isInScope(viewer: Viewer, scope: Scope, object: Ownership): boolean {
  if (stryMutAct_9fa48("217")) {
    {}
  } else {
    stryCov_9fa48("217");
    const organizationIds = listScope(viewer, scope);
    return stryMutAct_9fa48("220") ? organizationIds === null && sharesOrganization(organizationIds, object) : stryMutAct_9fa48("219") ? false : stryMutAct_9fa48("218") ? true : (stryCov_9fa48("218", "219", "220"), (stryMutAct_9fa48("222") ? organizationIds !== null : stryMutAct_9fa48("221") ? false : (stryCov_9fa48("221", "222"), organizationIds === null)) || sharesOrganization(organizationIds, object));
  }
}

/** Whether a viewer may reach an object; what belongs to others is not found, so that nothing is learned of it. */
export function judgeObject(viewer: Viewer, rule: ObjectRule, object: Ownership): 'ALLOWED' | 'NOT_FOUND' | 'FORBIDDEN' {
  if (stryMutAct_9fa48("223")) {
    {}
  } else {
    stryCov_9fa48("223");
    const isOwn = stryMutAct_9fa48("226") ? object.userId !== viewer.userId : stryMutAct_9fa48("225") ? false : stryMutAct_9fa48("224") ? true : (stryCov_9fa48("224", "225", "226"), object.userId === viewer.userId);
    switch (rule.kind) {
      case stryMutAct_9fa48("228") ? "" : (stryCov_9fa48("228"), 'in-scope'):
        if (stryMutAct_9fa48("227")) {} else {
          stryCov_9fa48("227");
          return isInScope(viewer, rule.scope, object) ? stryMutAct_9fa48("229") ? "" : (stryCov_9fa48("229"), 'ALLOWED') : stryMutAct_9fa48("230") ? "" : (stryCov_9fa48("230"), 'NOT_FOUND');
        }
      case stryMutAct_9fa48("232") ? "" : (stryCov_9fa48("232"), 'ticket'):
        if (stryMutAct_9fa48("231")) {} else {
          stryCov_9fa48("231");
          {
            if (stryMutAct_9fa48("233")) {
              {}
            } else {
              stryCov_9fa48("233");
              const organizationIds = listTicketOrganizations(viewer);
              const isSeen = stryMutAct_9fa48("236") ? organizationIds === null && sharesOrganization(organizationIds, object) : stryMutAct_9fa48("235") ? false : stryMutAct_9fa48("234") ? true : (stryCov_9fa48("234", "235", "236"), (stryMutAct_9fa48("238") ? organizationIds !== null : stryMutAct_9fa48("237") ? false : (stryCov_9fa48("237", "238"), organizationIds === null)) || sharesOrganization(organizationIds, object));
              return (stryMutAct_9fa48("241") ? isSeen && isOwn && isInScope(viewer, 'ticketing', object) : stryMutAct_9fa48("240") ? false : stryMutAct_9fa48("239") ? true : (stryCov_9fa48("239", "240", "241"), isSeen || (stryMutAct_9fa48("243") ? isOwn || isInScope(viewer, 'ticketing', object) : stryMutAct_9fa48("242") ? false : (stryCov_9fa48("242", "243"), isOwn && isInScope(viewer, stryMutAct_9fa48("244") ? "" : (stryCov_9fa48("244"), 'ticketing'), object))))) ? stryMutAct_9fa48("245") ? "" : (stryCov_9fa48("245"), 'ALLOWED') : stryMutAct_9fa48("246") ? "" : (stryCov_9fa48("246"), 'NOT_FOUND');
            }
          }
        }
      case stryMutAct_9fa48("248") ? "" : (stryCov_9fa48("248"), 'somebody-else'):
        if (stryMutAct_9fa48("247")) {} else {
          stryCov_9fa48("247");
          if (stryMutAct_9fa48("250") ? false : stryMutAct_9fa48("249") ? true : (stryCov_9fa48("249", "250"), isOwn)) return stryMutAct_9fa48("251") ? "" : (stryCov_9fa48("251"), 'FORBIDDEN');
          return isInScope(viewer, stryMutAct_9fa48("252") ? "" : (stryCov_9fa48("252"), 'administered'), object) ? stryMutAct_9fa48("253") ? "" : (stryCov_9fa48("253"), 'ALLOWED') : stryMutAct_9fa48("254") ? "" : (stryCov_9fa48("254"), 'NOT_FOUND');
        }
      case stryMutAct_9fa48("256") ? "" : (stryCov_9fa48("256"), 'oneself'):
        if (stryMutAct_9fa48("255")) {} else {
          stryCov_9fa48("255");
          return isOwn ? stryMutAct_9fa48("257") ? "" : (stryCov_9fa48("257"), 'ALLOWED') : stryMutAct_9fa48("258") ? "" : (stryCov_9fa48("258"), 'NOT_FOUND');
        }
      case stryMutAct_9fa48("260") ? "" : (stryCov_9fa48("260"), 'membership'):
        if (stryMutAct_9fa48("259")) {} else {
          stryCov_9fa48("259");
          return sharesOrganization(viewer.memberOf, object) ? stryMutAct_9fa48("261") ? "" : (stryCov_9fa48("261"), 'ALLOWED') : stryMutAct_9fa48("262") ? "" : (stryCov_9fa48("262"), 'NOT_FOUND');
        }
    }
  }
}