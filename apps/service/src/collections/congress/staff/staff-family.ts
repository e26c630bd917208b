import {
  HOMONYM_RISKS,
  MATCH_BANDS,
  MATCH_SIGNALS,
  MATCH_VETOES,
  NAME_ORDERS,
  OFFICE_KINDS,
  OFFICE_MATCHES,
  PAY_AMOUNT_STATUSES,
  PAY_DATE_BASES,
  PAY_KINDS,
  RESOLUTION_STATUSES,
  STAFF_FLAGS,
  TITLE_CLASSES,
  type StaffObservation,
} from '@rotunda/contract'
import {
  houseDisbursements,
  houseSummary,
  OBSERVATIONS,
  PAYROLL_TOTALS,
  senateDisbursements,
  staffDecisions,
  type ObservationDraft,
  type PayrollTotal,
  type StaffDecision,
} from '../../../publishers/congress/index.ts'
import type { Finding, Staging } from '../../../releases/index.ts'
import type { DirectTable, FactKind, Facts, Family } from '../../families/index.ts'
import { openOffices } from './match-office.ts'
import type { OfficeDirectory, OfficeMember } from './office-directory.ts'
import { DECISIONS, STAFF_CORRECTIONS } from './decisions/staff-corrections.ts'
import { openAnchors, stageAnchors } from './profiles/anchors.ts'
import { makeProfiles } from './profiles/make-profiles.ts'
import { openDecisionFacts, openStanding } from './profiles/trace-decisions.ts'
import { PROFILES, STAFF_PROFILES } from './profiles/staff-profiles.ts'
import { stageProfiles } from './profiles/stage-profiles.ts'
import type { FindSeat } from './profiles/staff-view.ts'
import { STAFF_OBSERVATIONS } from './staff-observations.ts'

/** Totals of pay that the House prints, in detail files and in summaries. */
const TOTALS: FactKind<PayrollTotal> = {
  name: PAYROLL_TOTALS,
  identityOf: ({ document, period, office, program }) => [document, period, office, program].join('\n'),
}

/** The family of staff. `openDirectory` gives the members and the committees. */
export const makeStaffFamily = (openDirectory: (facts: Facts) => OfficeDirectory): Family => ({
  tables: [STAFF_OBSERVATIONS, STAFF_PROFILES],
  datasets: {
    [OBSERVATIONS]: {
      title: 'Payments to congressional staff, as the House and the Senate publish them',
      notes: ['staff_pay', 'staff_lag', 'house_staff_titles', 'senate_staff_pay', 'staff_minors', 'rights'],
    },
    [PROFILES]: {
      title: 'Profiles of congressional staff, made from payments',
      notes: ['profiles_are_inferred', 'profiles_have_no_pay', 'staff_lag', 'staff_minors', 'rights'],
    },
  },
  facts: [TOTALS, DECISIONS],
  direct: [observationsOf(openDirectory)],
  publishers: [
    { publisher: houseDisbursements, datasets: [OBSERVATIONS, PROFILES] },
    { publisher: senateDisbursements, datasets: [OBSERVATIONS, PROFILES] },
    { publisher: houseSummary, datasets: [OBSERVATIONS] },
    { publisher: staffDecisions, datasets: [PROFILES] },
  ],
  notes: NOTES,
  refusals: REFUSALS,
  refusedByDesign: ['minor'],
  fields: {
    date_basis: PAY_DATE_BASES,
    title_class: TITLE_CLASSES,
    flags: STAFF_FLAGS,
    amount_status: PAY_AMOUNT_STATUSES,
    office_kind: OFFICE_KINDS,
    office_match: OFFICE_MATCHES,
    name_order: NAME_ORDERS,
    payment_kind: PAY_KINDS,
    resolution_status: RESOLUTION_STATUSES,
    homonym_risk: HOMONYM_RISKS,
    match_band: MATCH_BANDS,
    match_signal: MATCH_SIGNALS,
    match_veto: MATCH_VETOES,
  },
  derive: (staging, facts) => {
    const decisions = [...facts.list(DECISIONS)].map(({ draft }) => draft)
    stageAnchors(staging, decisions)
    const links = stageProfiles(
      staging,
      decisions.filter(openStanding(decisions)).map(openAnchors(staging)),
      openSeats(openDirectory(facts)),
    )
    // Rows of this table are observations.
    return { [OBSERVATIONS]: (row, number) => links.put(row as StaffObservation, number) }
  },
  make: (facts, staging) => {
    const settle = openAnchors(staging)
    const decided = [...facts.list(DECISIONS)].map((fact) => ({ ...fact, draft: settle(fact.draft) }))
    return makeProfiles(staging, openDecisionFacts(decided))
  },
  corrections: STAFF_CORRECTIONS,
  check: (facts, staging) => [
    compareTotals([...facts.list(TOTALS)].map(({ draft }) => draft)),
    checkDecisions(facts.list(DECISIONS), staging),
  ],
})

const observationsOf = (openDirectory: (facts: Facts) => OfficeDirectory): DirectTable<ObservationDraft> => ({
  table: OBSERVATIONS,
  prefix: 'sob',
  identityOf: ({ chamber, key }) => [chamber, ...key].join('\n'),
  begin: (facts) => {
    const matchOffice = openOffices(openDirectory(facts))
    return (draft) => {
      const { key: _, ...fields } = draft
      return { ...fields, office: matchOffice(draft), profile_id: null, match: null }
    }
  },
})

const NOTES = {
  staff_pay:
    'Amounts are the pay in the interval, not a salary: leave, late pay and single payments are included. Never scale an amount to a year.',
  staff_lag:
    'The House publishes within 60 days of the end of a quarter, the Senate some months after the end of a half-year. Offices may report expenses up to three years late.',
  house_staff_titles:
    'The House cuts titles at 30 characters. `title_truncated` is true for a title with 30 characters: its end may be missing.',
  senate_staff_pay:
    'The Senate publishes a PDF in which columns shift against each other. A row has an amount if the pages of an office have as many amounts as names, and all amounts add up to a printed total; otherwise the amount is null and `amount_status` is misaligned. A row has a title if the line shows whose title it is; otherwise the title is null and `title_class` is unread.',
  staff_minors:
    'Pages of the House and the Senate are minors: they are counted, and the data has none of them. A title about pages is left out unless it names the work of an adult, such as an instructor of the page school.',
  profiles_are_inferred:
    'Payrolls have no ids of persons. A profile joins observations that the evidence assigns to one person: `merges` has the evidence, and `homonym_risk` says how far to trust the name. The sources of a profile are the first and the last observation in each office; /staff-observations has all observations by `profile_id`.',
  profiles_have_no_pay: 'A profile has no amounts: the observations have the amounts as published.',
} as const

const REFUSALS = {
  payment_not_understood:
    'A line that is, or may be, part of a payroll cannot be read: its cells do not fit the header, or a cell does not fit its column, such as a total in the place of a name, days outside the report, or pay that no days explain.',
  office_not_in_document:
    'A page of a report continues an office that an earlier page names, and the document lacks that page.',
  minor: 'A page of the House or the Senate: this data leaves out minors.',
  entry_unreadable:
    'The entry or row does not have the form that its publisher describes; the detail names the place.',
  entry_repeated: 'The document already has the person, office or row at an earlier place.',
} as const

/** Reports decisions that changed nothing, and those that supersede no decision. They stop no build. */
export const checkDecisions = (
  facts: Iterable<{ readonly draft: StaffDecision }>,
  { database }: Pick<Staging, 'database'>,
): Finding => {
  const unused = database.prepare('select decision, why from staff_unused order by decision').all()
  const named = unused.map(({ decision, why }) => `${String(decision)} (${String(why)})`)
  const decisions = [...facts].map(({ draft }) => draft)
  const ids = new Set<string | undefined>(decisions.map(({ id }) => id))
  const loose = decisions
    .filter(({ supersedes }) => supersedes !== undefined && !ids.has(supersedes))
    .map(({ id, supersedes }) => `${id} (${supersedes ?? ''})`)
  return {
    name: 'staff_decisions',
    rule: [
      `Decisions about staff profiles name observations in the release. Decisions without effect: ${named.length}${named.length === 0 ? '' : `: ${named.join(', ')}`}.`,
      ...(loose.length === 0 ? [] : [`Decisions that supersede an id of no decision: ${loose.join(', ')}.`]),
    ].join(' '),
    faults: [],
  }
}

/** The seat that a member had on a day, or the last one before it. */
const openSeats = ({ members }: Pick<OfficeDirectory, 'members'>): FindSeat => {
  const seats = Map.groupBy(members, ({ bioguide }) => bioguide)
  for (const [bioguide, own] of seats)
    seats.set(
      bioguide,
      own.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    )
  return (bioguide, day): OfficeMember | undefined => {
    const own = seats.get(bioguide) ?? []
    return own.findLast(({ from }) => from <= day) ?? own[0]
  }
}

/**
 * Compares the pay of each office in the summaries of the House with the total of its detail files. The two may rightly
 * differ, because members report late: a difference is reported with both numbers, and stops no build.
 */
export const compareTotals = (totals: Iterable<PayrollTotal>): Finding => {
  const both = new Map<string, { detail?: number; summary?: number }>()
  for (const { document, period, office, program, amount } of totals) {
    const sums = both.getOrInsertComputed([period, office, program].join(', '), () => ({}))
    sums[document] = (sums[document] ?? 0) + Math.round(Number(amount) * 100)
  }
  const quarters = (document: PayrollTotal['document']) =>
    new Set([...both].flatMap(([name, sums]) => (sums[document] === undefined ? [] : [name.slice(0, 6)])))
  const shared = quarters('detail').intersection(quarters('summary'))
  const compared = [...both].filter(([name]) => shared.has(name.slice(0, 6)))
  const different = compared.filter(([, { detail = 0, summary = 0 }]) => detail !== summary)
  const examples = different
    .slice(0, SHOWN)
    .map(
      ([name, sums]) =>
        `${name}: ${write(sums.detail)} in the detail file and ${write(sums.summary)} in the summary`,
    )
  return {
    name: 'payroll_summaries',
    rule:
      [
        `Detail files and summaries both have totals of pay by office and program. ${compared.length} are of quarters that have both, and ${different.length} of them differ`,
        ...examples,
      ].join('; ') + '.',
    faults: [],
  }
}

const SHOWN = 20
const write = (cents: number | undefined): string => (cents === undefined ? 'none' : (cents / 100).toFixed(2))
