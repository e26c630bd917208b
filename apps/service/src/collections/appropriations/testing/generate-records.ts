import {
  AGGREGATE_SORT_KEYS,
  CHAMBERS,
  DIMENSIONS,
  MISSING_FIELDS,
  namesOf,
  PARTIES,
  RECORD_DATASETS,
  SORT_KEYS,
  STAGES,
  type AggregateSortTerm,
  type FullRecord,
  type RecordFilters,
  type SortTerm,
} from '@rotunda/contract'
import fc from 'fast-check'
import { makeRecord } from './make-record.ts'

/** Few values, so that records share them; some of them sort, fold and divide oddly. */
const STATES = ['NM', 'OR', 'PR', 'AK'] as const
const SUBCOMMITTEES = ['INT', 'AG', 'THUD'] as const
const NAMES = [
  'Ann Sample',
  'ANN SAMPLE',
  'Zoë Test',
  'Zoe Test',
  'O’Brien',
  'Van Sample (NM)',
  '𝒜 Test',
  '\uffee Test',
]
const AGENCIES = ['Sample Agency', 'sample  agency', 'Agencia Única', 'Bureau & Test']
const RECIPIENTS = [
  'City of Nowhere',
  'CITY OF NOWHERE',
  'Peñasco Acequia',
  'Straße Trust',
  '=SUM(A1)',
  'Zzyzx',
]
const WORDS = [
  'water',
  'main',
  'the',
  'of',
  'Peñasco',
  'Straße',
  'NEAR',
  'AND',
  'OR',
  'NOT',
  'text',
  'x1',
  '2026',
  'O’Neil',
  'community-based',
  '“quoted”',
  '🚰',
  '北京',
  'ΟΔΟΣ',
  'wat',
  'a:b',
  '(c)',
  "d'e",
  '^f',
  '\u0000g',
  'well',
  'wells',
  'Wells',
  'improving',
  'improvement',
  'mains',
]

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 })
const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const anyText = fc.array(anyOf(WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))

const BIOGUIDES = ['S000001', 'S000002', 'T000003'] as const
const LINES = ['fl-2026-a', 'fl-2026-b'] as const
/** The last two are the same instant. */
const INSTANTS = [
  '2026-01-02T03:04:05.000Z',
  '2026-05-01T00:00:00.500Z',
  '2026-05-01T00:00:00Z',
  '2026-05-01T00:00:00.000Z',
] as const

/** The last one is corrected in no record. */
const CORRECTED = ['amount', 'recipient', 'project_states', 'title'] as const

const anyCorrection = fc.record(
  {
    id: anyOf(['c-1', 'c-2']),
    field: anyOf(CORRECTED.slice(0, -1)),
    before: fc.constant(null),
    after: fc.constant(null),
    evidence_url: fc.constant('https://evidence.example/'),
    decided_at: anyOf(INSTANTS),
  },
  { noNullPrototype: true },
)

const anyRequestor = fc.record(
  {
    name: anyOf(NAMES),
    name_raw: anyOf(NAMES),
    chamber: anyOf(CHAMBERS),
    state: orNull(anyOf(STATES)),
    district: orNull(anyOf([0, 3, 12])),
    party: orNull(anyOf(['D', 'Democrat', 'R', 'I', 'New Progressive'])),
    bioguide: orNull(anyOf(BIOGUIDES)),
    match: fc.constant('state' as const),
    from_match: fc.subarray(['state', 'district', 'party'] as const).map((names) => [...names]),
  },
  { noNullPrototype: true },
)

const anyContent = fc.record({
  dataset: anyOf(RECORD_DATASETS),
  chamber: anyOf(CHAMBERS),
  stage: anyOf(STAGES),
  fiscal_year: fc.integer({ min: 2024, max: 2026 }),
  subcommittee: orNull(anyOf(SUBCOMMITTEES)),
  agency: orNull(anyOf(AGENCIES)),
  account: orNull(anyOf(AGENCIES)),
  title: orNull(anyText),
  purpose: orNull(anyText),
  recipient: orNull(anyOf(RECIPIENTS)),
  recipient_address: orNull(anyText),
  location: orNull(anyText),
  state: orNull(anyOf(STATES)),
  project_states: fc.uniqueArray(anyOf(STATES), { maxLength: 3 }),
  amount: orNull(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 ** 40 }))),
  requestors: fc.array(anyRequestor, { maxLength: 3 }),
  funding_line: orNull(
    fc.record({ id: anyOf(LINES), match: fc.constant('label' as const) }, { noNullPrototype: true }),
  ),
  changed_at: anyOf(INSTANTS),
  corrections: fc.array(anyCorrection, { maxLength: 2 }),
  project: anyOf(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']),
})

/** Few enough that an id which is asked for is often there. */
const MAX_NUMBER = 299

/** Up to `maxLength` records with ids of their own, in no order. */
export const anyRecords = (maxLength: number): fc.Arbitrary<readonly FullRecord[]> =>
  fc
    .uniqueArray(fc.tuple(fc.nat(MAX_NUMBER), anyContent), {
      selector: ([number]) => number,
      maxLength,
      size: 'max',
    })
    .map((all) => all.map(([number, content]) => makeRecord({ ...content, id: `sr-${number}` })))

const several = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 3 })

/** Any but half a character. The unit `binary` is the same, and takes a second to be made in each process. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))

/** Searches that many records match: a word, the beginning of one that is a word itself, and combinations. */
const SEARCHES = [
  'water',
  'the',
  'ann sample',
  'wat*',
  'wat* the of',
  '"the wat"',
  '"water main" the',
  'water OR the',
  'main -water',
  'improved -"wells"',
  '"well" OR x1 -main',
  'water OR well the OR wat* -of',
]

/** Often with more than one term beside OR, and with terms that are excluded. */
const anySearchTerm = fc
  .tuple(anyOf(['', '', '-']), anyOf(['', '"']), anyOf(WORDS), anyOf(['', '*', ' the']))
  .map(([minus, quote, word, end]) => `${minus}${quote}${word}${end}${quote}`)
const anyBooleanSearch = fc
  .array(fc.tuple(anySearchTerm, anyOf([' ', ' ', ' OR '])), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.flat().slice(0, -1).join(''))

/** Words of records, alone and cut off, quoted, starred and put together in every way; sometimes anything at all. */
const anySearch = fc.oneof(
  { weight: 5, arbitrary: anyOf(SEARCHES) },
  { weight: 5, arbitrary: anyBooleanSearch },
  {
    weight: 5,
    arbitrary: fc
      .array(fc.tuple(anyOf(['', '"']), anyOf(WORDS), anyOf(['', '"', '*', '*"', '"*', ' " '])), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) => parts.map((part) => part.join('')).join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 20 }) },
)

const VALUE_FILTERS = {
  id: several(fc.tuple(anyOf(['sr', 'SR']), fc.nat(MAX_NUMBER)).map((parts) => parts.join('-'))),
  dataset: several(anyOf(RECORD_DATASETS)),
  chamber: several(anyOf(CHAMBERS)),
  stage: several(anyOf(STAGES)),
  fiscal_year: several(fc.integer({ min: 2024, max: 2027 })),
  state: several(anyOf([...STATES, 'WY'] as const)),
  project_state: several(anyOf([...STATES, 'WY'] as const)),
  subcommittee: several(anyOf(SUBCOMMITTEES)),
  agency: several(anyOf(AGENCIES)),
  account: several(anyOf([...AGENCIES, 'bureau & tset'])),
  member: several(anyOf([...NAMES, 'ann  sample'])),
  recipient: several(anyOf([...RECIPIENTS, 'penasco acequia', 'nobody'])),
  bioguide: several(anyOf([...BIOGUIDES, 's000002', 'X999999'])),
  funding_line: several(anyOf([...LINES, 'fl-none'])),
  party: several(anyOf(namesOf(PARTIES))),
  district: several(anyOf(['NM-00', 'OR03', 'OR-03', 'AK-12', 'WY-00'])),
  missing: several(anyOf(MISSING_FIELDS)),
  corrected: several(anyOf(CORRECTED)),
}

const FILTERS = {
  ...VALUE_FILTERS,
  not_id: VALUE_FILTERS.id,
  not_dataset: VALUE_FILTERS.dataset,
  not_chamber: VALUE_FILTERS.chamber,
  not_stage: VALUE_FILTERS.stage,
  not_fiscal_year: VALUE_FILTERS.fiscal_year,
  not_state: VALUE_FILTERS.state,
  not_project_state: VALUE_FILTERS.project_state,
  not_subcommittee: VALUE_FILTERS.subcommittee,
  not_agency: VALUE_FILTERS.agency,
  not_account: VALUE_FILTERS.account,
  not_member: VALUE_FILTERS.member,
  not_bioguide: VALUE_FILTERS.bioguide,
  not_recipient: VALUE_FILTERS.recipient,
  not_funding_line: VALUE_FILTERS.funding_line,
  not_party: VALUE_FILTERS.party,
  not_district: VALUE_FILTERS.district,
  not_missing: VALUE_FILTERS.missing,
  not_corrected: VALUE_FILTERS.corrected,
  changed_since: anyOf([
    ...INSTANTS,
    '2026-05-01',
    '2027-01-01',
    '2026-05-01T02:00:00.100+02:00',
    '2026-04-30T23:30:00-00:30',
  ]),
  amount_min: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 2 ** 39 })),
  amount_max: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 2 ** 38, max: 2 ** 41 })),
  q: anySearch,
} satisfies Record<keyof RecordFilters, fc.Arbitrary<unknown>>

/** Few at once, since many leave no record; often with words, and now and then a filter and its opposite. */
export const anyFilters: fc.Arbitrary<RecordFilters> = fc
  .oneof(
    { weight: 3, arbitrary: fc.subarray(namesOf(FILTERS), { maxLength: 3 }) },
    {
      weight: 2,
      arbitrary: fc
        .subarray(namesOf(FILTERS), { minLength: 1, maxLength: 2 })
        .map((names) => [...names, 'q' as const]),
    },
    { weight: 1, arbitrary: anyOf(namesOf(VALUE_FILTERS)).map((name) => [name, `not_${name}` as const]) },
  )
  .chain((chosen) => fc.record(FILTERS, { requiredKeys: chosen }).map((all) => pickFields(all, chosen)))

/** A filter by values and its opposite. */
export const anyOpposites: fc.Arbitrary<readonly [RecordFilters, RecordFilters]> = anyOf(
  namesOf(VALUE_FILTERS),
).chain((name) =>
  // Some filter of many: the values are those of its own.
  (VALUE_FILTERS[name] as fc.Arbitrary<readonly unknown[]>).map((values) => [
    { [name]: values },
    { [`not_${name}`]: values },
  ]),
)

const pickFields = (filters: RecordFilters, chosen: readonly (keyof RecordFilters)[]): RecordFilters =>
  Object.fromEntries(chosen.map((name) => [name, filters[name]]))

const anyTerms = <Key extends string>(keys: readonly Key[]) =>
  fc.array(
    fc.tuple(fc.boolean(), anyOf(keys)).map(([rises, key]): Key | `-${Key}` => (rises ? key : `-${key}`)),
    { maxLength: 3 },
  )

export const anySort: fc.Arbitrary<readonly SortTerm[]> = anyTerms(SORT_KEYS)
export const anyAggregateSort: fc.Arbitrary<readonly AggregateSortTerm[]> = anyTerms(AGGREGATE_SORT_KEYS)

export const anyDimensions = fc.uniqueArray(anyOf(DIMENSIONS), { maxLength: 3 })
