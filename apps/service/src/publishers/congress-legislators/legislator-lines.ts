import { namesOf } from '@rotunda/contract'
import { isCalendarDay } from '../cells/calendar-days.ts'
import { isPlaceCode } from '../cells/states-and-districts.ts'
import { DocumentRefused, type Publisher, type ReadRow, type Source } from '../publisher.ts'
import { openCsvList, readCsvRows, type CsvList, type CsvRow } from '../tables/open-csv-table.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import type { PersonName } from './legislator-draft.ts'
import { PARTIES } from './party-names.ts'
import { FEC_ID, findGrownUpDay, ID_FORMS } from './read-person.ts'

/** The lists of members as CSV: one line for each person, with only the last term. */
export const legislatorLines: Publisher = {
  name: 'congress-legislators-csv',
  title: 'unitedstates/congress-legislators, members as CSV',
  parserVersion: '5',
  isGovernment: false,
  findSeries: async ({ source, open }) => {
    await openCsvList(open, listLegislatorLines(dayOf(source)))
    const [, list] = /\/legislators-(current|historical)\.csv(?:[?#]|$)/.exec(source.url) ?? []
    if (list !== undefined) return `legislator-lines/${list}`
    throw new DocumentRefused(
      'The address does not show which list of members this is: the address must end in legislators-current.csv or legislators-historical.csv.',
    )
  },
  read: async function* ({ source, open }) {
    const rows = readCsvRows(open, listLegislatorLines(dayOf(source)))
    yield* refuseRepeatedRows(rows, ({ cells }) => cells['bioguide_id'] ?? '')
    return []
  },
}

const dayOf = ({ retrieved_at }: Source): string => retrieved_at.slice(0, 'YYYY-MM-DD'.length)

/** A person as a line of the CSV states it, with only the last term, and without its days. */
export type LegislatorLineDraft = {
  readonly bioguide: string
  readonly ids: Readonly<Record<string, string>>
  readonly fec: readonly string[]
  readonly name: PersonName
  readonly birthday: string | null
  readonly gender: 'F' | 'M' | null
  readonly last_term: {
    readonly chamber: 'House' | 'Senate'
    readonly state: string
    readonly district: number | null
    readonly senate_class: number | null
    readonly party: string | null
  }
}

const ID_FIELDS = {
  thomas_id: 'thomas',
  opensecrets_id: 'opensecrets',
  lis_id: 'lis',
  cspan_id: 'cspan',
  govtrack_id: 'govtrack',
  votesmart_id: 'votesmart',
  ballotpedia_id: 'ballotpedia',
  washington_post_id: 'washington_post',
  icpsr_id: 'icpsr',
  wikipedia_id: 'wikipedia',
} as const

const FIELDS = [
  'last_name',
  'first_name',
  'middle_name',
  'suffix',
  'nickname',
  'full_name',
  'birthday',
  'gender',
  'type',
  'state',
  'district',
  'senate_class',
  'party',
  'url',
  'address',
  'phone',
  'contact_form',
  'rss_url',
  'twitter',
  'twitter_id',
  'facebook',
  'youtube',
  'youtube_id',
  'mastodon',
  'bioguide_id',
  'thomas_id',
  'opensecrets_id',
  'lis_id',
  'fec_ids',
  'cspan_id',
  'govtrack_id',
  'votesmart_id',
  'ballotpedia_id',
  'washington_post_id',
  'icpsr_id',
  'wikipedia_id',
] as const
type Field = (typeof FIELDS)[number]
type Texts = CsvRow<Field>['texts']

const readRow = ({ place, cells, texts }: CsvRow<Field>, retrieved: string): ReadRow => {
  const fault = findFault(texts) ?? findYouth(texts, retrieved)
  if (fault !== undefined) return { kind: 'refused', place, cells, reason: 'entry_unreadable', detail: fault }
  return { kind: 'row', table: 'legislator-lines', place, cells, draft: makeDraft(texts) }
}

/** Describes the CSV of members as it was retrieved on a day. */
const listLegislatorLines = (retrieved: string): CsvList<Field> => ({
  what: 'members of Congress',
  fields: FIELDS,
  readRow: (row) => readRow(row, retrieved),
})

/** Finds a cell with a value that its column cannot have: the cells of the line have moved. */
const findFault = (texts: Texts): string | undefined => {
  const wrong = RULES.find(({ field, isRight }) => !isRight(texts[field], texts))
  return wrong && `${wrong.field} is “${texts[wrong.field]}”, not ${wrong.rule}.`
}

/**
 * Finds a birthday that is too late. The line has no day of a term, so the member must have been grown up by the
 * retrieval.
 */
const findYouth = ({ birthday }: Texts, retrieved: string): string | undefined =>
  birthday === '' || findGrownUpDay(birthday) <= retrieved
    ? undefined
    : `birthday is “${birthday}”, too late for a member listed on ${retrieved}.`

type Rule = {
  readonly field: Field
  readonly rule: string
  readonly isRight: (text: string, texts: Texts) => boolean
}

const RULES: readonly Rule[] = [
  { field: 'bioguide_id', rule: 'a Bioguide id', isRight: (text) => /^[A-Z]\d{6}$/.test(text) },
  { field: 'last_name', rule: 'a surname', isRight: (text) => /\p{L}/u.test(text) },
  ...FIELDS.map((field) => ({
    field,
    rule: 'a word, a number or blank',
    isRight: (text: string) => text === '' || /[\p{L}\p{N}]/u.test(text),
  })),
  {
    field: 'birthday',
    rule: 'a day since 1700 or blank',
    isRight: (text) => text === '' || (text >= '1700' && isCalendarDay(text)),
  },
  { field: 'gender', rule: 'F, M or blank', isRight: (text) => /^[FM]?$/.test(text) },
  { field: 'type', rule: 'rep or sen', isRight: (text) => text === 'rep' || text === 'sen' },
  { field: 'state', rule: 'a State or territory', isRight: isPlaceCode },
  {
    field: 'district',
    rule: 'a district for the House, and blank for the Senate',
    isRight: (text, { type }) => (type === 'rep' ? /^(?:-1|\d{1,2})$/ : /^$/).test(text),
  },
  {
    field: 'senate_class',
    rule: 'a class for the Senate, and blank for the House',
    isRight: (text, { type }) => (type === 'sen' ? /^[123]?$/ : /^$/).test(text),
  },
  {
    field: 'party',
    rule: 'a party of publishers/congress-legislators/party-names.ts, where you enter a new one',
    isRight: (text) => text === '' || PARTIES.has(text),
  },
  {
    field: 'fec_ids',
    rule: 'ids of candidates between commas',
    isRight: (text) => text === '' || text.split(',').every((id) => FEC_ID.test(id)),
  },
  ...namesOf(ID_FORMS).flatMap((name): readonly Rule[] => {
    const { pattern, rule } = ID_FORMS[name]
    const field = FIELDS.find((one) => one === `${name}_id`)
    return field === undefined ? [] : [{ field, rule, isRight: (text) => text === '' || pattern.test(text) }]
  }),
]

const makeDraft = (texts: Texts): LegislatorLineDraft => ({
  bioguide: texts.bioguide_id,
  ids: listIds(texts),
  fec: texts.fec_ids.split(',').filter(Boolean),
  name: {
    first: texts.first_name || null,
    middle: texts.middle_name || null,
    last: texts.last_name,
    suffix: texts.suffix || null,
    nickname: texts.nickname || null,
    official_full: texts.full_name || null,
  },
  birthday: texts.birthday || null,
  gender: texts.gender === 'F' || texts.gender === 'M' ? texts.gender : null,
  last_term: {
    chamber: texts.type === 'rep' ? 'House' : 'Senate',
    state: texts.state,
    district: texts.district === '' ? null : Number(texts.district),
    senate_class: texts.senate_class === '' ? null : Number(texts.senate_class),
    party: texts.party || null,
  },
})

const listIds = (texts: Texts): Readonly<Record<string, string>> => {
  // The keys of the table are fields of the line.
  const fields = Object.keys(ID_FIELDS) as (keyof typeof ID_FIELDS)[]
  return Object.fromEntries(
    fields.flatMap((field) => (texts[field] === '' ? [] : [[ID_FIELDS[field], texts[field]]])),
  )
}
