import { samplePeople } from '../../sample/sample-people.ts';
import { foldText } from '../../search/fold-text.ts';
import type { CloseReason } from '../model/desk-tables.ts';
import { createSearchText } from '../model/search-words.ts';
import type { TicketStatus } from '../model/ticket-transitions.ts';
import type { Row } from '../request/load-desk-objects.ts';
import { createRandomSource, type RandomSource } from './random-source.ts';
import { organizationTraits, sampleLocations } from './sample-organizations.ts';
import type { SampleRows } from './sample-rows.ts';
import { type TicketStory, ticketStories } from './ticket-stories.ts';

const ticketCount = 200;
const firstNumber = 100_001;
const hourMs = 3_600_000;
const yearDays = 365;

type Voice = 'customer' | 'service';
/** One step of a ticket: the person, hours since the step before, their words and where it leads. */
interface Step {
  readonly voice: Voice;
  readonly hours: number;
  readonly text: 'start' | 'question' | 'answer' | 'solution' | null;
  readonly to: TicketStatus | null;
}

const steps: readonly Step[] = [
  { voice: 'service', hours: 2, text: 'start', to: 'IN_PROGRESS' },
  { voice: 'service', hours: 3, text: 'question', to: 'WAITING_FOR_YOU' },
  { voice: 'customer', hours: 20, text: 'answer', to: 'IN_PROGRESS' },
  { voice: 'service', hours: 26, text: 'solution', to: 'SOLVED' },
  { voice: 'customer', hours: 40, text: null, to: 'CLOSED' },
];
const stepsUntil: Readonly<Record<TicketStatus, readonly number[]>> = {
  NEW: [0],
  IN_PROGRESS: [1, 3],
  WAITING_FOR_YOU: [2],
  SOLVED: [4],
  CLOSED: [5],
};
const closeReasons: readonly CloseReason[] = [
  'SOLVED_BY_PROVIDER',
  'SOLVED_BY_PROVIDER',
  'SOLVED_BY_PROVIDER',
  'SOLVED_WITHOUT_PROVIDER',
  'NO_LONGER_RELEVANT',
];

/** Old tickets are closed; among those of the last days every status is found. */
function resolveStatus(index: number, random: RandomSource): TicketStatus {
  if (index < 12) return (['NEW', 'NEW', 'IN_PROGRESS', 'WAITING_FOR_YOU'] as const)[index % 4] ?? 'NEW';
  if (index < 34) return random.pick(['IN_PROGRESS', 'WAITING_FOR_YOU', 'SOLVED', 'SOLVED']);
  return 'CLOSED';
}

const authors = samplePeople.filter(({ grants }) =>
  grants.some(({ application, status }) => application === 'service-ticketing' && status === 'ACTIVE'),
);
const staff = samplePeople.filter(({ grants }) => grants.some(({ role }) => role === 'internal'));

interface Draft {
  readonly ticket: Row<'desk_ticket'>;
  readonly comments: readonly Row<'desk_comment'>[];
  readonly events: readonly Row<'desk_ticket_event'>[];
}

function pickStory(machine: Row<'desk_machine'>, random: RandomSource): TicketStory {
  const fitting = ticketStories.filter(
    ({ series }) => series.length === 0 || series.includes(machine.name.split(' ')[0] ?? ''),
  );
  return random.pick(fitting);
}

function pickTicketLanguage(organizationId: string): 'en' | 'de' | 'ja' {
  const language = organizationTraits.get(organizationId)?.ticketLanguage;
  return language === 'de' || language === 'ja' ? language : 'en';
}

function buildTicket(index: number, machines: readonly Row<'desk_machine'>[], random: RandomSource, now: Date): Draft {
  const id = `KMX-${firstNumber + ticketCount - 1 - index}`;
  const author = random.pick(authors);
  const organizationId = author.organizations[0] ?? '';
  const machine = random.pick(machines.filter(({ organization_id }) => organization_id === organizationId));
  const story = pickStory(machine, random);
  const language = pickTicketLanguage(organizationId);
  const values: Readonly<Record<string, string>> = {
    machine: machine.name,
    serial: machine.serial_number,
    number: String(11 + random.below(80)),
  };
  const write = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const status = resolveStatus(index, random);
  const taken = steps.slice(0, random.pick(stepsUntil[status]));
  const duration = taken.reduce((sum, { hours }) => sum + hours, 0);
  const ageHours = duration + 1 + index * index * 0.2 + random.below(20);
  const createdAt = new Date(now.getTime() - Math.min(ageHours, yearDays * 24 + index) * hourMs);
  const assignee = random.pick(staff);
  const reason = status === 'CLOSED' ? random.pick(closeReasons) : null;

  const comments: Row<'desk_comment'>[] = [];
  const events: Row<'desk_ticket_event'>[] = [];
  const event = { ticket_id: id, reason: null, assignee_id: null, follow_up_id: null };
  events.push({
    ...event,
    id: `${id}-event-0`,
    kind: 'CREATED',
    at: createdAt,
    by_id: author.id,
    from_status: null,
    to_status: 'NEW',
  });
  let at = createdAt;
  let current: TicketStatus = 'NEW';
  for (const [place, step] of taken.entries()) {
    at = new Date(at.getTime() + step.hours * hourMs + random.below(50) * 60_000);
    const isReply = step.voice === 'service';
    const byId = isReply ? assignee.id : author.id;
    if (step.text !== null) {
      const comment = {
        ticket_id: id,
        author_id: byId,
        is_reply: isReply,
        text: write(story[step.text][language]),
        created_at: at,
      };
      comments.push({ ...comment, id: `${id}-comment-${place}`, client_mutation_id: `sample-${id}-${place}` });
    }
    if (step.to === null) continue;
    const kind = step.to === 'CLOSED' ? 'CLOSED' : 'STATUS_CHANGED';
    const change = { kind, at, by_id: byId, from_status: current, to_status: step.to } as const;
    events.push({ ...event, ...change, id: `${id}-event-${place + 1}`, reason: step.to === 'CLOSED' ? reason : null });
    current = step.to;
  }
  const subject = write(story.subject[language]);
  const description = write(story.description[language]);
  const solved = events.find(({ to_status }) => to_status === 'SOLVED');
  const isCustomersTurn = status === 'WAITING_FOR_YOU' || status === 'SOLVED' || status === 'CLOSED';
  const last = taken.at(-1);
  const ticket: Row<'desk_ticket'> = {
    id,
    version: taken.length + 1,
    organization_id: organizationId,
    location_id: sampleLocations.find((location) => location.id === machine.location_id)?.id ?? '',
    contact_id: author.id,
    assignee_id: taken.length === 0 ? null : assignee.id,
    type: story.type,
    concern: story.concern,
    subject,
    description,
    status: current,
    close_reason: reason,
    machine_id: machine.id,
    machine_name: machine.name,
    serial_number: machine.serial_number,
    created_at: createdAt,
    updated_at: at,
    waiting_since: isCustomersTurn || last?.voice === 'service' ? null : at,
    solved_at: solved?.at ?? null,
    closed_at: status === 'CLOSED' ? at : null,
    follow_up_of: null,
    client_mutation_id: `sample-${id}`,
    comment_count: comments.length,
    reply_count: comments.filter(({ is_reply }) => is_reply).length,
    subject_key: foldText(subject),
    search_text: createSearchText([id, subject, description, machine.name, machine.serial_number]),
  };
  return { ticket, comments, events };
}

/** 200 tickets with the conversations that led to their status, the newest from today. */
export function buildTickets(
  machines: readonly Row<'desk_machine'>[],
  now: Date,
): Pick<SampleRows, 'desk_ticket' | 'desk_comment' | 'desk_ticket_event'> {
  const random = createRandomSource(200);
  const inService = machines.filter(({ status }) => status !== 'OUT_OF_SERVICE');
  const drafts = Array.from({ length: ticketCount }, (_, index) => buildTicket(index, inService, random, now));
  return {
    desk_ticket: drafts.map(({ ticket }) => ticket),
    desk_comment: drafts.flatMap(({ comments }) => comments),
    desk_ticket_event: drafts.flatMap(({ events }) => events),
  };
}
