import { isCalendarDay } from '../cells/calendar-days.ts'
import { isPlaceCode } from '../cells/states-and-districts.ts'
import type { OpenDocument, Publisher, ReadRow } from '../publisher.ts'
import {
  openCsvList,
  openCsvTable,
  readCsvRows,
  type CsvList,
  type CsvRow,
} from '../tables/open-csv-table.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import { parseCongress, parseWhole } from './voteview-draft.ts'

/**
 * Voteview’s committee spells: the members of each committee of a chamber, with first and last day and the resolution.
 */
export const voteviewCommitteeSpells: Publisher = {
  name: 'voteview-committee-spells',
  title: 'Voteview, UCLA Department of Political Science, committee spells',
  parserVersion: '3',
  isGovernment: false,
  findSeries: async ({ open }) => {
    const chamber = await findChamber(open)
    await openCsvList(open, COMMITTEE_SPELLS[chamber])
    return `committee-spells/${chamber}`
  },
  read: async function* ({ open }) {
    const rows = readCsvRows(open, COMMITTEE_SPELLS[await findChamber(open)])
    yield* refuseRepeatedRows(rows, ({ cells }) =>
      ['congress', 'bioguide_id', 'committee_code', 'start_date']
        .map((field) => cells[field] ?? '')
        .join('/'),
    )
    return []
  },
}

/**
 * Finds the chamber of a file: only senators have classes. A header with the columns of both chambers is refused when
 * it is matched.
 */
const findChamber = async (open: OpenDocument): Promise<'House' | 'Senate'> => {
  const { header } = await openCsvTable(open)
  return header.some((text) => text.trim() === 'senator_class') ? 'Senate' : 'House'
}

/** A spell of a member on a committee within one Congress. */
export type CommitteeSpellDraft = {
  readonly chamber: 'House' | 'Senate'
  readonly congress: number
  readonly start: string
  /** Whether no resolution gives the first day: then it is a day on which a roster has the member. */
  readonly start_imputed: boolean
  /** Null if the spell had not ended. */
  readonly end: string | null
  readonly end_reason: string | null
  readonly bioguide: string
  readonly name: string
  readonly state: string
  /** Letter; in the Senate, an independent has the letter of the party with which he or she sits. */
  readonly party: string
  readonly side: 'majority' | 'minority'
  readonly committee_name: string
  /** The House’s `AG00`, or `SSAF00`. */
  readonly code: string
  /** Place in the resolution; null if there is none. */
  readonly resolution_rank: number | null
  /** Place in a roster of the Clerk. */
  readonly roster_rank: number | null
  readonly title: string | null
  /** `H.Res.7`. */
  readonly resolution: string | null
  readonly resolution_date: string | null
  /** Page of the Congressional Record with the resignation. */
  readonly citation: string | null
  readonly resigned_on: string | null
}

const SHARED = [
  'congress',
  'start_date',
  'start_date_imputed',
  'end_date',
  'departure_reason',
  'bioguide_id',
  'member_name',
  'state',
  'party',
  'party_designation',
  'committee_name',
  'committee_code',
  'resolution_rank',
  'roster_snapshot_rank',
  'resolution',
  'resolution_date',
] as const
type Shared = (typeof SHARED)[number]
type Texts = Readonly<Record<Shared, string>> & { readonly [Field in OwnField]?: string }
type OwnField = 'role' | 'position' | 'cr_citation' | 'resignation_date'

const makeList = <Own extends string>(
  chamber: 'House' | 'Senate',
  own: readonly Own[],
): CsvList<Shared | Own> => ({
  what: `committee spells of the ${chamber}`,
  fields: [...SHARED, ...own],
  readRow: (row) => readRow(row, chamber),
})

/** Files of the two chambers, each with columns of its own. */
export const COMMITTEE_SPELLS = {
  House: makeList('House', ['district', 'role', 'cr_citation', 'resignation_date']),
  Senate: makeList('Senate', ['senator_class', 'position']),
} as const

const readRow = ({ place, cells, texts }: CsvRow<Shared>, chamber: 'House' | 'Senate'): ReadRow => {
  const draft = readDraft(texts, chamber)
  return typeof draft === 'string'
    ? { kind: 'refused', place, cells, reason: 'entry_unreadable', detail: draft }
    : { kind: 'row', table: 'committee-spells', place, cells, draft }
}

/** Reads the values of a row, or returns the first cell that does not fit its column. */
const readDraft = (texts: Texts, chamber: 'House' | 'Senate'): CommitteeSpellDraft | string => {
  const congress = parseCongress(texts.congress)
  const wrong = RULES.find(([field, isRight]) => !isRight(texts[field] ?? '', chamber))
  if (congress === undefined) return `congress is “${texts.congress}”, which is impossible.`
  if (wrong) return `${wrong[0]} is “${texts[wrong[0]] ?? ''}”, which is impossible.`
  const { start_date: start, end_date: end } = texts
  if (end !== '' && end < start) return `It ends on ${end}, before it begins on ${start}.`
  const odd = findOutside(congress, start, end)
  if (odd !== undefined) return odd
  return {
    chamber,
    congress,
    start,
    start_imputed: texts.start_date_imputed === 'True',
    end: end || null,
    end_reason: texts.departure_reason || null,
    bioguide: texts.bioguide_id,
    name: texts.member_name,
    state: texts.state,
    party: texts.party,
    side: texts.party_designation === 'majority' ? 'majority' : 'minority',
    committee_name: texts.committee_name,
    code: texts.committee_code,
    resolution_rank: parseWhole(texts.resolution_rank) ?? null,
    roster_rank: parseWhole(texts.roster_snapshot_rank) ?? null,
    title: (chamber === 'House' ? texts.role : texts.position) || null,
    resolution: texts.resolution || null,
    resolution_date: texts.resolution_date || null,
    citation: texts.cr_citation || null,
    resigned_on: texts.resignation_date || null,
  }
}

/** Finds a day outside the Congress, which begins in the January of an odd year: the columns have moved. */
const findOutside = (congress: number, start: string, end: string): string | undefined => {
  const [first, last] = [1787 + 2 * congress, 1789 + 2 * congress]
  const days = [start, ...(end === '' ? [] : [end])]
  const outside = days.find((day) => Number(day.slice(0, 4)) < first || day > `${last}-01-06`)
  return outside && `${outside} is not a day of the ${congress}th Congress.`
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isCalendarDay(text)
const isDayOrBlank = (text: string): boolean => text === '' || isDay(text)
const isTitleOrBlank = (text: string): boolean => /^(?:\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*)?$/u.test(text)
const isRankOrBlank = (text: string): boolean => /^(?:[1-9]\d{0,2}(?:\.0)?)?$/.test(text)

const CODES = { House: /^[A-Z]{2}00$/, Senate: /^[SJ][A-Z]{3}00$/ } as const

type Rule = readonly [
  field: Shared | OwnField,
  isRight: (text: string, chamber: 'House' | 'Senate') => boolean,
]

const RULES: readonly Rule[] = [
  ['start_date', isDay],
  ['start_date_imputed', (text) => text === 'True' || text === 'False'],
  ['end_date', isDayOrBlank],
  ['departure_reason', (text) => ['', 'died', 'resigned', 'temporary appointment'].includes(text)],
  ['bioguide_id', (text) => /^[A-Z]\d{6}$/.test(text)],
  ['member_name', (text) => /\p{L}{2}/u.test(text)],
  ['state', isPlaceCode],
  ['party', (text) => /^[DIR]$/.test(text)],
  ['party_designation', (text) => text === 'majority' || text === 'minority'],
  ['committee_name', (text) => /\p{L}{3}/u.test(text)],
  ['committee_code', (text, chamber) => CODES[chamber].test(text)],
  ['resolution_rank', isRankOrBlank],
  ['roster_snapshot_rank', isRankOrBlank],
  ['resolution', (text) => /^(?:[HS]\.Res\.\d{1,4})?$/.test(text)],
  ['resolution_date', isDayOrBlank],
  ['resignation_date', isDayOrBlank],
  ['role', isTitleOrBlank],
  ['position', isTitleOrBlank],
  ['cr_citation', (text) => text === '' || /^Cong\. Rec\. .*\d/.test(text)],
]
