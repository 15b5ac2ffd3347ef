/** Status of the access of a user to an application (POR-100). */
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
export type AccessStatus = 'INVITED' | 'INVITE_EXPIRED' | 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'DECLINED' | 'UNKNOWN';

/** What can happen to an access (POR-101); the last four are not done by administrators. */
export type AccessMove = 'ADD_APPLICATION' | 'GRANT_ACCESS' | 'ACCEPT_REQUEST' | 'UPDATE' | 'RESEND_INVITATION' | 'SEND_NEW_INVITATION' | 'WITHDRAW_INVITATION' | 'DECLINE' | 'WITHDRAW' | 'REQUEST' | 'ACCEPT_INVITATION' | 'EXPIRE';

/** Where a move leads from each status, NONE before and GONE after there is an access; what is missing is refused (D-24). */
export const accessTransitions: Readonly<Record<AccessStatus | 'NONE', Readonly<Partial<Record<AccessMove, AccessStatus | 'GONE'>>>>> = stryMutAct_9fa48("0") ? {} : (stryCov_9fa48("0"), {
  NONE: stryMutAct_9fa48("1") ? {} : (stryCov_9fa48("1"), {
    ADD_APPLICATION: stryMutAct_9fa48("2") ? "" : (stryCov_9fa48("2"), 'INVITED'),
    REQUEST: stryMutAct_9fa48("3") ? "" : (stryCov_9fa48("3"), 'PENDING')
  }),
  INVITED: stryMutAct_9fa48("4") ? {} : (stryCov_9fa48("4"), {
    ACCEPT_INVITATION: stryMutAct_9fa48("5") ? "" : (stryCov_9fa48("5"), 'ACTIVE'),
    EXPIRE: stryMutAct_9fa48("6") ? "" : (stryCov_9fa48("6"), 'INVITE_EXPIRED'),
    RESEND_INVITATION: stryMutAct_9fa48("7") ? "" : (stryCov_9fa48("7"), 'INVITED'),
    WITHDRAW_INVITATION: stryMutAct_9fa48("8") ? "" : (stryCov_9fa48("8"), 'GONE')
  }),
  INVITE_EXPIRED: stryMutAct_9fa48("9") ? {} : (stryCov_9fa48("9"), {
    SEND_NEW_INVITATION: stryMutAct_9fa48("10") ? "" : (stryCov_9fa48("10"), 'INVITED')
  }),
  PENDING: stryMutAct_9fa48("11") ? {} : (stryCov_9fa48("11"), {
    GRANT_ACCESS: stryMutAct_9fa48("12") ? "" : (stryCov_9fa48("12"), 'ACTIVE'),
    ACCEPT_REQUEST: stryMutAct_9fa48("13") ? "" : (stryCov_9fa48("13"), 'ACTIVE'),
    DECLINE: stryMutAct_9fa48("14") ? "" : (stryCov_9fa48("14"), 'DECLINED')
  }),
  ACTIVE: stryMutAct_9fa48("15") ? {} : (stryCov_9fa48("15"), {
    UPDATE: stryMutAct_9fa48("16") ? "" : (stryCov_9fa48("16"), 'ACTIVE'),
    WITHDRAW: stryMutAct_9fa48("17") ? "" : (stryCov_9fa48("17"), 'INACTIVE')
  }),
  INACTIVE: stryMutAct_9fa48("18") ? {} : (stryCov_9fa48("18"), {
    GRANT_ACCESS: stryMutAct_9fa48("19") ? "" : (stryCov_9fa48("19"), 'ACTIVE')
  }),
  DECLINED: stryMutAct_9fa48("20") ? {} : (stryCov_9fa48("20"), {
    GRANT_ACCESS: stryMutAct_9fa48("21") ? "" : (stryCov_9fa48("21"), 'ACTIVE')
  }),
  UNKNOWN: {}
});

/** The most urgent status first: what stands for a user with several applications. */
export const accessUrgency: readonly AccessStatus[] = stryMutAct_9fa48("22") ? [] : (stryCov_9fa48("22"), [stryMutAct_9fa48("23") ? "" : (stryCov_9fa48("23"), 'PENDING'), stryMutAct_9fa48("24") ? "" : (stryCov_9fa48("24"), 'INVITE_EXPIRED'), stryMutAct_9fa48("25") ? "" : (stryCov_9fa48("25"), 'INVITED'), stryMutAct_9fa48("26") ? "" : (stryCov_9fa48("26"), 'ACTIVE'), stryMutAct_9fa48("27") ? "" : (stryCov_9fa48("27"), 'INACTIVE'), stryMutAct_9fa48("28") ? "" : (stryCov_9fa48("28"), 'DECLINED'), stryMutAct_9fa48("29") ? "" : (stryCov_9fa48("29"), 'UNKNOWN')]);
export function resolveUrgentStatus(statuses: readonly AccessStatus[]): AccessStatus {
  if (stryMutAct_9fa48("30")) {
    {}
  } else {
    stryCov_9fa48("30");
    return stryMutAct_9fa48("31") ? accessUrgency.find(status => statuses.includes(status)) && 'UNKNOWN' : (stryCov_9fa48("31"), accessUrgency.find(stryMutAct_9fa48("32") ? () => undefined : (stryCov_9fa48("32"), status => statuses.includes(status))) ?? (stryMutAct_9fa48("33") ? "" : (stryCov_9fa48("33"), 'UNKNOWN')));
  }
}