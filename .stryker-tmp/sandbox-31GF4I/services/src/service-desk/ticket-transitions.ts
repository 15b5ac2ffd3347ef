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
export type TicketStatus = 'NEW' | 'IN_PROGRESS' | 'WAITING_FOR_YOU' | 'SOLVED' | 'CLOSED';

/** What can be done to a ticket; REPLY is a comment of service staff, COMMENT one of everybody else. */
export type TicketMove = 'COMMENT' | 'REPLY' | 'START' | 'ASK' | 'SOLVE' | 'CLOSE' | 'ASSIGN' | 'FOLLOW_UP';

/** Where a move leads from each status; what is missing is refused (D-22, POR-065). */
export const ticketTransitions: Readonly<Record<TicketStatus, Readonly<Partial<Record<TicketMove, TicketStatus>>>>> = stryMutAct_9fa48("34") ? {} : (stryCov_9fa48("34"), {
  NEW: stryMutAct_9fa48("35") ? {} : (stryCov_9fa48("35"), {
    COMMENT: stryMutAct_9fa48("36") ? "" : (stryCov_9fa48("36"), 'NEW'),
    REPLY: stryMutAct_9fa48("37") ? "" : (stryCov_9fa48("37"), 'IN_PROGRESS'),
    START: stryMutAct_9fa48("38") ? "" : (stryCov_9fa48("38"), 'IN_PROGRESS'),
    CLOSE: stryMutAct_9fa48("39") ? "" : (stryCov_9fa48("39"), 'CLOSED'),
    ASSIGN: stryMutAct_9fa48("40") ? "" : (stryCov_9fa48("40"), 'NEW')
  }),
  IN_PROGRESS: stryMutAct_9fa48("41") ? {} : (stryCov_9fa48("41"), {
    COMMENT: stryMutAct_9fa48("42") ? "" : (stryCov_9fa48("42"), 'IN_PROGRESS'),
    REPLY: stryMutAct_9fa48("43") ? "" : (stryCov_9fa48("43"), 'IN_PROGRESS'),
    ASK: stryMutAct_9fa48("44") ? "" : (stryCov_9fa48("44"), 'WAITING_FOR_YOU'),
    SOLVE: stryMutAct_9fa48("45") ? "" : (stryCov_9fa48("45"), 'SOLVED'),
    CLOSE: stryMutAct_9fa48("46") ? "" : (stryCov_9fa48("46"), 'CLOSED'),
    ASSIGN: stryMutAct_9fa48("47") ? "" : (stryCov_9fa48("47"), 'IN_PROGRESS')
  }),
  WAITING_FOR_YOU: stryMutAct_9fa48("48") ? {} : (stryCov_9fa48("48"), {
    COMMENT: stryMutAct_9fa48("49") ? "" : (stryCov_9fa48("49"), 'IN_PROGRESS'),
    REPLY: stryMutAct_9fa48("50") ? "" : (stryCov_9fa48("50"), 'WAITING_FOR_YOU'),
    START: stryMutAct_9fa48("51") ? "" : (stryCov_9fa48("51"), 'IN_PROGRESS'),
    SOLVE: stryMutAct_9fa48("52") ? "" : (stryCov_9fa48("52"), 'SOLVED'),
    CLOSE: stryMutAct_9fa48("53") ? "" : (stryCov_9fa48("53"), 'CLOSED'),
    ASSIGN: stryMutAct_9fa48("54") ? "" : (stryCov_9fa48("54"), 'WAITING_FOR_YOU')
  }),
  SOLVED: stryMutAct_9fa48("55") ? {} : (stryCov_9fa48("55"), {
    COMMENT: stryMutAct_9fa48("56") ? "" : (stryCov_9fa48("56"), 'IN_PROGRESS'),
    REPLY: stryMutAct_9fa48("57") ? "" : (stryCov_9fa48("57"), 'SOLVED'),
    START: stryMutAct_9fa48("58") ? "" : (stryCov_9fa48("58"), 'IN_PROGRESS'),
    CLOSE: stryMutAct_9fa48("59") ? "" : (stryCov_9fa48("59"), 'CLOSED'),
    FOLLOW_UP: stryMutAct_9fa48("60") ? "" : (stryCov_9fa48("60"), 'SOLVED')
  }),
  CLOSED: stryMutAct_9fa48("61") ? {} : (stryCov_9fa48("61"), {
    FOLLOW_UP: stryMutAct_9fa48("62") ? "" : (stryCov_9fa48("62"), 'CLOSED')
  })
});

/** Until when a solved ticket can be opened again (D-22); null for other statuses. */
export function resolveReopenLimit(solvedAt: Date | null, status: TicketStatus, reopenDays: number): Date | null {
  if (stryMutAct_9fa48("63")) {
    {}
  } else {
    stryCov_9fa48("63");
    return (stryMutAct_9fa48("66") ? status === 'SOLVED' || solvedAt !== null : stryMutAct_9fa48("65") ? false : stryMutAct_9fa48("64") ? true : (stryCov_9fa48("64", "65", "66"), (stryMutAct_9fa48("68") ? status !== 'SOLVED' : stryMutAct_9fa48("67") ? true : (stryCov_9fa48("67", "68"), status === (stryMutAct_9fa48("69") ? "" : (stryCov_9fa48("69"), 'SOLVED')))) && (stryMutAct_9fa48("71") ? solvedAt === null : stryMutAct_9fa48("70") ? true : (stryCov_9fa48("70", "71"), solvedAt !== null)))) ? new Date(stryMutAct_9fa48("72") ? solvedAt.getTime() - reopenDays * 86_400_000 : (stryCov_9fa48("72"), solvedAt.getTime() + (stryMutAct_9fa48("73") ? reopenDays / 86_400_000 : (stryCov_9fa48("73"), reopenDays * 86_400_000)))) : null;
  }
}

/** Status after a move, or why it is refused; `limit` is what resolveReopenLimit says of the ticket. */
export function resolveTicketMove(status: TicketStatus, move: TicketMove, limit: Date | null, now: Date): TicketStatus | 'REFUSED' | 'TOO_LATE' {
  if (stryMutAct_9fa48("74")) {
    {}
  } else {
    stryCov_9fa48("74");
    const next = ticketTransitions[status][move];
    if (stryMutAct_9fa48("77") ? next !== undefined : stryMutAct_9fa48("76") ? false : stryMutAct_9fa48("75") ? true : (stryCov_9fa48("75", "76", "77"), next === undefined)) return stryMutAct_9fa48("78") ? "" : (stryCov_9fa48("78"), 'REFUSED');
    const isReopening = stryMutAct_9fa48("81") ? status === 'SOLVED' || next === 'IN_PROGRESS' : stryMutAct_9fa48("80") ? false : stryMutAct_9fa48("79") ? true : (stryCov_9fa48("79", "80", "81"), (stryMutAct_9fa48("83") ? status !== 'SOLVED' : stryMutAct_9fa48("82") ? true : (stryCov_9fa48("82", "83"), status === (stryMutAct_9fa48("84") ? "" : (stryCov_9fa48("84"), 'SOLVED')))) && (stryMutAct_9fa48("86") ? next !== 'IN_PROGRESS' : stryMutAct_9fa48("85") ? true : (stryCov_9fa48("85", "86"), next === (stryMutAct_9fa48("87") ? "" : (stryCov_9fa48("87"), 'IN_PROGRESS')))));
    return (stryMutAct_9fa48("90") ? isReopening || limit === null || now > limit : stryMutAct_9fa48("89") ? false : stryMutAct_9fa48("88") ? true : (stryCov_9fa48("88", "89", "90"), isReopening && (stryMutAct_9fa48("92") ? limit === null && now > limit : stryMutAct_9fa48("91") ? true : (stryCov_9fa48("91", "92"), (stryMutAct_9fa48("94") ? limit !== null : stryMutAct_9fa48("93") ? false : (stryCov_9fa48("93", "94"), limit === null)) || (stryMutAct_9fa48("97") ? now <= limit : stryMutAct_9fa48("96") ? now >= limit : stryMutAct_9fa48("95") ? false : (stryCov_9fa48("95", "96", "97"), now > limit)))))) ? stryMutAct_9fa48("98") ? "" : (stryCov_9fa48("98"), 'TOO_LATE') : next;
  }
}