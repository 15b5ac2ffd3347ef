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
import type { Gate, ObjectRule } from './rules.ts';

/** What an id of an operation can name. */
export type ObjectKind = 'ticket' | 'machine' | 'location' | 'organization' | 'user' | 'staff' | 'access' | 'invitation' | 'change';

/** An argument that names an object, with the rule that object has to pass; an empty optional one is not looked at. */
export interface ObjectCheck {
  /** Path within the arguments, such as `input.ticketId`. */
  readonly argument: string;
  readonly kind: ObjectKind;
  readonly rule: ObjectRule;
  readonly isOptional: boolean;
}

/** Who may use an operation, on which objects. */
export interface Policy {
  readonly gate: Gate;
  readonly objects: readonly ObjectCheck[];
  /** What a list holds at most; its query is restricted by the same rules. */
  readonly lists: string | null;
}
const member: ObjectRule = stryMutAct_9fa48("0") ? {} : (stryCov_9fa48("0"), {
  kind: stryMutAct_9fa48("1") ? "" : (stryCov_9fa48("1"), 'in-scope'),
  scope: stryMutAct_9fa48("2") ? "" : (stryCov_9fa48("2"), 'member')
});
const ticketing: ObjectRule = stryMutAct_9fa48("3") ? {} : (stryCov_9fa48("3"), {
  kind: stryMutAct_9fa48("4") ? "" : (stryCov_9fa48("4"), 'in-scope'),
  scope: stryMutAct_9fa48("5") ? "" : (stryCov_9fa48("5"), 'ticketing')
});
const inventory: ObjectRule = stryMutAct_9fa48("6") ? {} : (stryCov_9fa48("6"), {
  kind: stryMutAct_9fa48("7") ? "" : (stryCov_9fa48("7"), 'in-scope'),
  scope: stryMutAct_9fa48("8") ? "" : (stryCov_9fa48("8"), 'inventory')
});
const administered: ObjectRule = stryMutAct_9fa48("9") ? {} : (stryCov_9fa48("9"), {
  kind: stryMutAct_9fa48("10") ? "" : (stryCov_9fa48("10"), 'in-scope'),
  scope: stryMutAct_9fa48("11") ? "" : (stryCov_9fa48("11"), 'administered')
});
const somebodyElse: ObjectRule = stryMutAct_9fa48("12") ? {} : (stryCov_9fa48("12"), {
  kind: stryMutAct_9fa48("13") ? "" : (stryCov_9fa48("13"), 'somebody-else')
});
const need = stryMutAct_9fa48("14") ? () => undefined : (stryCov_9fa48("14"), (() => {
  const need = (argument: string, kind: ObjectKind, rule: ObjectRule): ObjectCheck => stryMutAct_9fa48("15") ? {} : (stryCov_9fa48("15"), {
    argument,
    kind,
    rule,
    isOptional: stryMutAct_9fa48("16") ? true : (stryCov_9fa48("16"), false)
  });
  return need;
})());
const allow = stryMutAct_9fa48("17") ? () => undefined : (stryCov_9fa48("17"), (() => {
  const allow = (argument: string, kind: ObjectKind, rule: ObjectRule): ObjectCheck => stryMutAct_9fa48("18") ? {} : (stryCov_9fa48("18"), {
    ...need(argument, kind, rule),
    isOptional: stryMutAct_9fa48("19") ? false : (stryCov_9fa48("19"), true)
  });
  return allow;
})());
const open = stryMutAct_9fa48("20") ? () => undefined : (stryCov_9fa48("20"), (() => {
  const open = (gate: Gate, ...objects: readonly ObjectCheck[]): Policy => stryMutAct_9fa48("21") ? {} : (stryCov_9fa48("21"), {
    gate,
    objects,
    lists: null
  });
  return open;
})());
const list = stryMutAct_9fa48("22") ? () => undefined : (stryCov_9fa48("22"), (() => {
  const list = (gate: Gate, lists: string, ...objects: readonly ObjectCheck[]): Policy => stryMutAct_9fa48("23") ? {} : (stryCov_9fa48("23"), {
    gate,
    objects,
    lists
  });
  return list;
})());
const ticket = stryMutAct_9fa48("24") ? () => undefined : (stryCov_9fa48("24"), (() => {
  const ticket = (argument = stryMutAct_9fa48("25") ? "" : (stryCov_9fa48("25"), 'id')) => need(argument, stryMutAct_9fa48("26") ? "" : (stryCov_9fa48("26"), 'ticket'), stryMutAct_9fa48("27") ? {} : (stryCov_9fa48("27"), {
    kind: stryMutAct_9fa48("28") ? "" : (stryCov_9fa48("28"), 'ticket')
  }));
  return ticket;
})());
const administeredOrganization = allow(stryMutAct_9fa48("29") ? "" : (stryCov_9fa48("29"), 'organizationId'), stryMutAct_9fa48("30") ? "" : (stryCov_9fa48("30"), 'organization'), administered);
const changedAccess = need(stryMutAct_9fa48("31") ? "" : (stryCov_9fa48("31"), 'id'), stryMutAct_9fa48("32") ? "" : (stryCov_9fa48("32"), 'access'), somebodyElse);
const changedInvitation = need(stryMutAct_9fa48("33") ? "" : (stryCov_9fa48("33"), 'id'), stryMutAct_9fa48("34") ? "" : (stryCov_9fa48("34"), 'invitation'), somebodyElse);

/**
 * Every operation of the schema with its rule, the one place that decides who may do what; the schema is not built while
 * one is missing (POR-107..110). `write-matrix.ts` writes it down for every role.
 */
export const policies: Readonly<Record<string, Policy>> = stryMutAct_9fa48("35") ? {} : (stryCov_9fa48("35"), {
  'Query.viewer': open(stryMutAct_9fa48("36") ? "" : (stryCov_9fa48("36"), 'signed-in')),
  'Query.services': open(stryMutAct_9fa48("37") ? "" : (stryCov_9fa48("37"), 'signed-in')),
  'Query.partnerServices': open(stryMutAct_9fa48("38") ? "" : (stryCov_9fa48("38"), 'signed-in')),
  'Query.dashboard': open(stryMutAct_9fa48("39") ? "" : (stryCov_9fa48("39"), 'signed-in')),
  'Query.applications': open(stryMutAct_9fa48("40") ? "" : (stryCov_9fa48("40"), 'signed-in')),
  'Query.profile': open(stryMutAct_9fa48("41") ? "" : (stryCov_9fa48("41"), 'signed-in')),
  'Query.tickets': list(stryMutAct_9fa48("42") ? "" : (stryCov_9fa48("42"), 'ticketing'), stryMutAct_9fa48("43") ? "" : (stryCov_9fa48("43"), 'own tickets, and those of organizations whose tickets one sees'), allow(stryMutAct_9fa48("44") ? "" : (stryCov_9fa48("44"), 'organizationId'), stryMutAct_9fa48("45") ? "" : (stryCov_9fa48("45"), 'organization'), ticketing), allow(stryMutAct_9fa48("46") ? "" : (stryCov_9fa48("46"), 'locationId'), stryMutAct_9fa48("47") ? "" : (stryCov_9fa48("47"), 'location'), ticketing), allow(stryMutAct_9fa48("48") ? "" : (stryCov_9fa48("48"), 'machineId'), stryMutAct_9fa48("49") ? "" : (stryCov_9fa48("49"), 'machine'), ticketing)),
  'Query.ticket': open(stryMutAct_9fa48("50") ? "" : (stryCov_9fa48("50"), 'ticketing'), ticket()),
  'Query.ticketTypes': open(stryMutAct_9fa48("51") ? "" : (stryCov_9fa48("51"), 'ticketing')),
  'Query.locations': list(stryMutAct_9fa48("52") ? "" : (stryCov_9fa48("52"), 'signed-in'), stryMutAct_9fa48("53") ? "" : (stryCov_9fa48("53"), 'own organizations'), allow(stryMutAct_9fa48("54") ? "" : (stryCov_9fa48("54"), 'organizationId'), stryMutAct_9fa48("55") ? "" : (stryCov_9fa48("55"), 'organization'), member)),
  'Query.serviceStaff': open(stryMutAct_9fa48("56") ? "" : (stryCov_9fa48("56"), 'service-staff')),
  'Query.inventory': list(stryMutAct_9fa48("57") ? "" : (stryCov_9fa48("57"), 'inventory'), stryMutAct_9fa48("58") ? "" : (stryCov_9fa48("58"), 'organizations with access to machines'), allow(stryMutAct_9fa48("59") ? "" : (stryCov_9fa48("59"), 'organizationId'), stryMutAct_9fa48("60") ? "" : (stryCov_9fa48("60"), 'organization'), inventory), allow(stryMutAct_9fa48("61") ? "" : (stryCov_9fa48("61"), 'locationId'), stryMutAct_9fa48("62") ? "" : (stryCov_9fa48("62"), 'location'), inventory)),
  'Query.oldInventory': list(stryMutAct_9fa48("63") ? "" : (stryCov_9fa48("63"), 'inventory'), stryMutAct_9fa48("64") ? "" : (stryCov_9fa48("64"), 'organizations with access to machines'), allow(stryMutAct_9fa48("65") ? "" : (stryCov_9fa48("65"), 'organizationId'), stryMutAct_9fa48("66") ? "" : (stryCov_9fa48("66"), 'organization'), inventory), allow(stryMutAct_9fa48("67") ? "" : (stryCov_9fa48("67"), 'locationId'), stryMutAct_9fa48("68") ? "" : (stryCov_9fa48("68"), 'location'), inventory)),
  'Query.machine': open(stryMutAct_9fa48("69") ? "" : (stryCov_9fa48("69"), 'inventory'), need(stryMutAct_9fa48("70") ? "" : (stryCov_9fa48("70"), 'id'), stryMutAct_9fa48("71") ? "" : (stryCov_9fa48("71"), 'machine'), inventory)),
  'Query.users': list(stryMutAct_9fa48("72") ? "" : (stryCov_9fa48("72"), 'administrator'), stryMutAct_9fa48("73") ? "" : (stryCov_9fa48("73"), 'administered organizations'), administeredOrganization),
  'Query.user': open(stryMutAct_9fa48("74") ? "" : (stryCov_9fa48("74"), 'administrator'), need(stryMutAct_9fa48("75") ? "" : (stryCov_9fa48("75"), 'id'), stryMutAct_9fa48("76") ? "" : (stryCov_9fa48("76"), 'user'), administered)),
  'Query.pendingInvitations': list(stryMutAct_9fa48("77") ? "" : (stryCov_9fa48("77"), 'administrator'), stryMutAct_9fa48("78") ? "" : (stryCov_9fa48("78"), 'administered organizations'), administeredOrganization),
  'Query.accessRequests': list(stryMutAct_9fa48("79") ? "" : (stryCov_9fa48("79"), 'administrator'), stryMutAct_9fa48("80") ? "" : (stryCov_9fa48("80"), 'administered organizations'), administeredOrganization),
  'Query.auditTrail': list(stryMutAct_9fa48("81") ? "" : (stryCov_9fa48("81"), 'administrator'), stryMutAct_9fa48("82") ? "" : (stryCov_9fa48("82"), 'administered organizations'), allow(stryMutAct_9fa48("83") ? "" : (stryCov_9fa48("83"), 'userId'), stryMutAct_9fa48("84") ? "" : (stryCov_9fa48("84"), 'user'), administered), administeredOrganization),
  'Query.organizations': list(stryMutAct_9fa48("85") ? "" : (stryCov_9fa48("85"), 'signed-in'), stryMutAct_9fa48("86") ? "" : (stryCov_9fa48("86"), 'own organizations, or those one administers')),
  'Query.downloads': open(stryMutAct_9fa48("87") ? "" : (stryCov_9fa48("87"), 'signed-in')),
  'Query.download': open(stryMutAct_9fa48("88") ? "" : (stryCov_9fa48("88"), 'signed-in')),
  'Mutation.createTicket': open(stryMutAct_9fa48("89") ? "" : (stryCov_9fa48("89"), 'ticketing'), allow(stryMutAct_9fa48("90") ? "" : (stryCov_9fa48("90"), 'input.locationId'), stryMutAct_9fa48("91") ? "" : (stryCov_9fa48("91"), 'location'), ticketing), allow(stryMutAct_9fa48("92") ? "" : (stryCov_9fa48("92"), 'input.machineId'), stryMutAct_9fa48("93") ? "" : (stryCov_9fa48("93"), 'machine'), ticketing)),
  'Mutation.addComment': open(stryMutAct_9fa48("94") ? "" : (stryCov_9fa48("94"), 'ticketing'), ticket(stryMutAct_9fa48("95") ? "" : (stryCov_9fa48("95"), 'input.ticketId'))),
  'Mutation.closeTicket': open(stryMutAct_9fa48("96") ? "" : (stryCov_9fa48("96"), 'ticketing'), ticket()),
  'Mutation.createFollowUp': open(stryMutAct_9fa48("97") ? "" : (stryCov_9fa48("97"), 'ticketing'), ticket()),
  'Mutation.changeTicketStatus': open(stryMutAct_9fa48("98") ? "" : (stryCov_9fa48("98"), 'service-staff'), ticket()),
  'Mutation.assignTicket': open(stryMutAct_9fa48("99") ? "" : (stryCov_9fa48("99"), 'service-staff'), ticket(), allow(stryMutAct_9fa48("100") ? "" : (stryCov_9fa48("100"), 'staffId'), stryMutAct_9fa48("101") ? "" : (stryCov_9fa48("101"), 'staff'), administered)),
  'Mutation.updateProfile': open(stryMutAct_9fa48("102") ? "" : (stryCov_9fa48("102"), 'self-managed')),
  'Mutation.requestAccess': open(stryMutAct_9fa48("103") ? "" : (stryCov_9fa48("103"), 'signed-in'), need(stryMutAct_9fa48("104") ? "" : (stryCov_9fa48("104"), 'organizationId'), stryMutAct_9fa48("105") ? "" : (stryCov_9fa48("105"), 'organization'), stryMutAct_9fa48("106") ? {} : (stryCov_9fa48("106"), {
    kind: stryMutAct_9fa48("107") ? "" : (stryCov_9fa48("107"), 'membership')
  }))),
  'Mutation.acceptInvitation': open(stryMutAct_9fa48("108") ? "" : (stryCov_9fa48("108"), 'signed-in'), need(stryMutAct_9fa48("109") ? "" : (stryCov_9fa48("109"), 'id'), stryMutAct_9fa48("110") ? "" : (stryCov_9fa48("110"), 'invitation'), stryMutAct_9fa48("111") ? {} : (stryCov_9fa48("111"), {
    kind: stryMutAct_9fa48("112") ? "" : (stryCov_9fa48("112"), 'oneself')
  }))),
  'Mutation.inviteUser': open(stryMutAct_9fa48("113") ? "" : (stryCov_9fa48("113"), 'administrator'), need(stryMutAct_9fa48("114") ? "" : (stryCov_9fa48("114"), 'input.organizationId'), stryMutAct_9fa48("115") ? "" : (stryCov_9fa48("115"), 'organization'), administered)),
  'Mutation.resendInvitation': open(stryMutAct_9fa48("116") ? "" : (stryCov_9fa48("116"), 'administrator'), changedInvitation),
  'Mutation.sendNewInvitation': open(stryMutAct_9fa48("117") ? "" : (stryCov_9fa48("117"), 'administrator'), changedInvitation),
  'Mutation.withdrawInvitation': open(stryMutAct_9fa48("118") ? "" : (stryCov_9fa48("118"), 'administrator'), changedInvitation),
  'Mutation.addApplication': open(stryMutAct_9fa48("119") ? "" : (stryCov_9fa48("119"), 'administrator'), need(stryMutAct_9fa48("120") ? "" : (stryCov_9fa48("120"), 'userId'), stryMutAct_9fa48("121") ? "" : (stryCov_9fa48("121"), 'user'), somebodyElse), need(stryMutAct_9fa48("122") ? "" : (stryCov_9fa48("122"), 'organizationId'), stryMutAct_9fa48("123") ? "" : (stryCov_9fa48("123"), 'organization'), administered)),
  'Mutation.grantAccess': open(stryMutAct_9fa48("124") ? "" : (stryCov_9fa48("124"), 'administrator'), changedAccess),
  'Mutation.acceptRequest': open(stryMutAct_9fa48("125") ? "" : (stryCov_9fa48("125"), 'administrator'), changedAccess),
  'Mutation.updateAccess': open(stryMutAct_9fa48("126") ? "" : (stryCov_9fa48("126"), 'administrator'), changedAccess),
  'Mutation.declineRequest': open(stryMutAct_9fa48("127") ? "" : (stryCov_9fa48("127"), 'administrator'), changedAccess),
  'Mutation.withdrawAccess': open(stryMutAct_9fa48("128") ? "" : (stryCov_9fa48("128"), 'administrator'), changedAccess),
  'Mutation.addOrganization': open(stryMutAct_9fa48("129") ? "" : (stryCov_9fa48("129"), 'administrator'), need(stryMutAct_9fa48("130") ? "" : (stryCov_9fa48("130"), 'userId'), stryMutAct_9fa48("131") ? "" : (stryCov_9fa48("131"), 'user'), somebodyElse), need(stryMutAct_9fa48("132") ? "" : (stryCov_9fa48("132"), 'organizationId'), stryMutAct_9fa48("133") ? "" : (stryCov_9fa48("133"), 'organization'), administered)),
  'Mutation.undo': open(stryMutAct_9fa48("134") ? "" : (stryCov_9fa48("134"), 'signed-in'), need(stryMutAct_9fa48("135") ? "" : (stryCov_9fa48("135"), 'id'), stryMutAct_9fa48("136") ? "" : (stryCov_9fa48("136"), 'change'), stryMutAct_9fa48("137") ? {} : (stryCov_9fa48("137"), {
    kind: stryMutAct_9fa48("138") ? "" : (stryCov_9fa48("138"), 'oneself')
  }))),
  'Mutation.removeOrganization': open(stryMutAct_9fa48("139") ? "" : (stryCov_9fa48("139"), 'administrator'), need(stryMutAct_9fa48("140") ? "" : (stryCov_9fa48("140"), 'userId'), stryMutAct_9fa48("141") ? "" : (stryCov_9fa48("141"), 'user'), somebodyElse), need(stryMutAct_9fa48("142") ? "" : (stryCov_9fa48("142"), 'organizationId'), stryMutAct_9fa48("143") ? "" : (stryCov_9fa48("143"), 'organization'), administered))
});