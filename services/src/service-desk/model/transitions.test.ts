import { describe, expect, it } from 'vitest';
import { accessTransitions, accessUrgency, resolveUrgentStatus } from './access-transitions.ts';
import { resolveReopenLimit, resolveTicketMove, ticketTransitions } from './ticket-transitions.ts';

describe('the ways that accesses and tickets can go', () => {
  it('POR-102 the table is the one of D-24', () => {
    const table = Object.entries(accessTransitions).flatMap(([from, row]) =>
      Object.entries(row).map(([move, to]) => `${from} ${move} ${to}`),
    );
    expect(table).toEqual([
      'NONE ADD_APPLICATION INVITED',
      'NONE REQUEST PENDING',
      'INVITED ACCEPT_INVITATION ACTIVE',
      'INVITED EXPIRE INVITE_EXPIRED',
      'INVITED RESEND_INVITATION INVITED',
      'INVITED WITHDRAW_INVITATION GONE',
      'INVITE_EXPIRED SEND_NEW_INVITATION INVITED',
      'PENDING GRANT_ACCESS ACTIVE',
      'PENDING ACCEPT_REQUEST ACTIVE',
      'PENDING DECLINE DECLINED',
      'ACTIVE UPDATE ACTIVE',
      'ACTIVE WITHDRAW INACTIVE',
      'INACTIVE GRANT_ACCESS ACTIVE',
      'DECLINED GRANT_ACCESS ACTIVE',
    ]);
  });

  it('POR-065 the table is the one of D-22', () => {
    const table = Object.entries(ticketTransitions).map(([from, row]) => [
      from,
      ...Object.entries(row).map(([move, to]) => `${move} ${to}`),
    ]);
    expect(table).toEqual([
      ['NEW', 'COMMENT NEW', 'REPLY IN_PROGRESS', 'START IN_PROGRESS', 'CLOSE CLOSED', 'ASSIGN NEW'],
      [
        'IN_PROGRESS',
        'COMMENT IN_PROGRESS',
        'REPLY IN_PROGRESS',
        'ASK WAITING_FOR_YOU',
        'SOLVE SOLVED',
        'CLOSE CLOSED',
        'ASSIGN IN_PROGRESS',
      ],
      [
        'WAITING_FOR_YOU',
        'COMMENT IN_PROGRESS',
        'REPLY WAITING_FOR_YOU',
        'START IN_PROGRESS',
        'SOLVE SOLVED',
        'CLOSE CLOSED',
        'ASSIGN WAITING_FOR_YOU',
      ],
      ['SOLVED', 'COMMENT IN_PROGRESS', 'REPLY SOLVED', 'START IN_PROGRESS', 'CLOSE CLOSED', 'FOLLOW_UP SOLVED'],
      ['CLOSED', 'FOLLOW_UP CLOSED'],
    ]);
  });

  it('POR-100 of several applications the most urgent status represents a user', () => {
    for (const [place, status] of accessUrgency.entries()) {
      expect(resolveUrgentStatus(accessUrgency.slice(place).toReversed())).toBe(status);
    }
    expect(accessUrgency).toEqual([
      'PENDING',
      'INVITE_EXPIRED',
      'INVITED',
      'ACTIVE',
      'INACTIVE',
      'DECLINED',
      'UNKNOWN',
    ]);
    expect(resolveUrgentStatus([])).toBe('UNKNOWN');
  });

  it('D-22 a solved ticket opens again until its limit and not later, and nothing else has a limit', () => {
    const solved = new Date('2026-11-01T10:00:00Z');
    const limit = resolveReopenLimit(solved, 'SOLVED', 14);
    expect(limit).toEqual(new Date('2026-11-15T10:00:00Z'));
    expect([resolveReopenLimit(null, 'SOLVED', 14), resolveReopenLimit(solved, 'CLOSED', 14)]).toEqual([null, null]);
    const late = new Date('2026-11-15T10:00:00.001Z');
    const comment = (now: Date, until = limit) => resolveTicketMove('SOLVED', 'COMMENT', until, now);
    expect([comment(solved), comment(limit ?? late), comment(late)]).toEqual([
      'IN_PROGRESS',
      'IN_PROGRESS',
      'TOO_LATE',
    ]);
    expect(comment(solved, null)).toBe('TOO_LATE');
    expect(resolveTicketMove('SOLVED', 'CLOSE', limit, late)).toBe('CLOSED');
    expect(resolveTicketMove('NEW', 'START', null, late)).toBe('IN_PROGRESS');
    expect(resolveTicketMove('CLOSED', 'COMMENT', limit, solved)).toBe('REFUSED');
  });
});
