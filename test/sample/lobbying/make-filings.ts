import { get, makeRandom, type Random } from '../random.ts'
import { makeActivities } from './make-activities.ts'
import { makeClient, makeRegistrant } from './make-parties.ts'

/** A filing as the interface gives it. */
export type SampleFiling = Readonly<Record<string, unknown>> & {
  readonly filing_uuid: string
  readonly dt_posted: string
}

type Needs = { readonly seed: number; readonly year: number; readonly filings: number }

/**
 * Lists the filings of a year in the order of their posting. Each client of a registrant has a group of filings in each
 * quarter: a report; or a report and amendments; rarely two reports, or an amendment that was posted first.
 */
export const makeFilings = ({ seed, year, filings }: Needs): SampleFiling[] => {
  const made: SampleFiling[] = []
  for (let group = 0; made.length < filings; group += 1)
    for (const one of makeGroup(seed, year, group)) if (made.length < filings) made.push(one)
  return made.sort((a, b) => compare(a.dt_posted, b.dt_posted) || compare(a.filing_uuid, b.filing_uuid))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const QUARTERS = [
  ['first_quarter', '1st Quarter (Jan 1 - Mar 31)', '04'],
  ['second_quarter', '2nd Quarter (Apr 1 - June 30)', '07'],
  ['third_quarter', '3rd Quarter (July 1 - Sep 30)', '10'],
  ['fourth_quarter', '4th Quarter (Oct 1 - Dec 31)', '12'],
] as const

/** The four quarters of one client of one registrant. */
function* makeGroup(seed: number, year: number, group: number): Generator<SampleFiling> {
  const random = makeRandom(seed, year, group)
  const isSelf = random.chance(10)
  if (random.chance(20))
    yield makeFiling({ random, seed, year, group, quarter: random.int(4), type: 'RR', isSelf, nth: 0 })
  for (let quarter = 0; quarter < QUARTERS.length; quarter += 1)
    for (const [nth, type] of pickTypes(random, quarter + 1).entries())
      yield makeFiling({ random, seed, year, group, quarter, type, isSelf, nth: nth + 1 })
}

const pickTypes = (random: Random, quarter: number): readonly string[] => {
  const kind = random.int(100)
  if (kind < 75) return [`Q${quarter}`]
  if (kind < 88) return [`Q${quarter}Y`]
  if (kind < 91) return [`${quarter}T`]
  if (kind < 95) return [`Q${quarter}`, `${quarter}A`]
  if (kind < 96) return [`Q${quarter}`, `${quarter}A`, `${quarter}A`]
  if (kind < 97) return [`${quarter}T`, `${quarter}@`]
  if (kind < 98) return [`${quarter}A`]
  return kind < 99 ? [`Q${quarter}`, `Q${quarter}`] : [`${quarter}A`, `Q${quarter}`]
}

type Order = {
  readonly random: Random
  readonly seed: number
  readonly year: number
  readonly group: number
  readonly quarter: number
  readonly type: string
  readonly isSelf: boolean
  readonly nth: number
}

const makeFiling = (order: Order): SampleFiling => {
  const { random, seed, year, group, quarter, type, isSelf, nth } = order
  const [period, period_display, month] = get(QUARTERS, quarter)
  const registrant = makeRegistrant(seed, isSelf ? 100_000 + group : Math.floor(group / 6))
  const filing_uuid = makeUuid(random)
  const url = `https://lda.example/api/v1/filings/${filing_uuid}/`
  const amount = type === 'RR' || type.endsWith('Y') ? null : makeAmount(random)
  return {
    url,
    filing_uuid,
    filing_type: type,
    filing_type_display: nameType(type, quarter),
    filing_year: year,
    filing_period: period,
    filing_period_display: period_display,
    filing_document_url: `https://lda.example/filings/public/filing/${filing_uuid}/print/`,
    filing_document_content_type: 'text/html',
    income: isSelf ? null : amount,
    expenses: isSelf ? amount : null,
    expenses_method: isSelf ? 'a' : null,
    expenses_method_display: isSelf ? 'Method A' : null,
    posted_by_name: 'Sample Poster',
    dt_posted: makeTime(random, year, month, nth),
    termination_date: /[T@]/.test(type) ? `${year}-${month}-01` : null,
    registrant_country: 'United States of America',
    registrant_ppb_country: null,
    registrant_address_1: '1 Sample Street',
    registrant_address_2: null,
    registrant_different_address: null,
    registrant_city: 'Washington',
    registrant_state: 'DC',
    registrant_zip: '00000',
    registrant,
    client: makeClient(seed, group, isSelf ? registrant.name : undefined),
    lobbying_activities: type.endsWith('Y') ? [] : makeActivities(random, Math.floor(group / 6)),
    conviction_disclosures: random.int(2000) === 0 ? [makeConviction(random)] : [],
    foreign_entities: random.chance(2) ? [makeForeignEntity(random)] : [],
    affiliated_organizations: random.chance(3) ? [makeAffiliated(random)] : [],
  }
}

/** Time of posting with the offset of Washington; half of the times have a fraction of a second. */
const makeTime = (random: Random, year: number, month: string, nth: number): string => {
  const [day, hour, minute, second] = [
    1 + nth * 8 + random.int(8),
    8 + random.int(10),
    random.int(60),
    random.int(60),
  ]
  const fraction = random.chance(50) ? `.${String(random.int(1_000_000)).padStart(6, '0')}` : ''
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${year}-${month}-${pad(Math.min(28, day))}T${pad(hour)}:${pad(minute)}:${pad(second)}${fraction}${month === '12' ? '-05:00' : '-04:00'}`
}

const NAMES = ['1st', '2nd', '3rd', '4th']
const nameType = (type: string, quarter: number): string => {
  if (type === 'RR') return 'Registration'
  const kinds = { T: 'Termination', A: 'Amendment', '@': 'Termination Amendment' } as const
  const [, letter = ''] = /^\d([TA@])/.exec(type) ?? []
  const kind = letter === 'T' || letter === 'A' || letter === '@' ? kinds[letter] : 'Report'
  return `${get(NAMES, quarter)} Quarter - ${kind}${type.endsWith('Y') ? ' (No Activity)' : ''}`
}

const makeAmount = (random: Random): string | null =>
  random.chance(20) ? null : `${(1 + random.int(30)) * 10_000}.00`

export const makeUuid = (random: Random): string => {
  const digits = Array.from({ length: 4 }, () =>
    random
      .int(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  return [8, 12, 16, 20, 32].map((end, at, ends) => digits.slice(at === 0 ? 0 : ends[at - 1], end)).join('-')
}

const makeConviction = (random: Random) => ({
  lobbyist: { id: 1 + random.int(1000), first_name: 'SAMPLE', last_name: 'NAME' },
  date: '2011-03-04',
  description: 'An invented conviction, which shows the form of a disclosure.',
})

const makeForeignEntity = (random: Random) => ({
  name: `SAMPLE TRADING HOUSE ${random.int(500)}`,
  contribution: random.chance(50) ? `${1 + random.int(90)}000.00` : null,
  ownership_percentage: random.chance(50) ? `${20 + random.int(80)}.00` : null,
  address: '1 Sample Road',
  city: 'Sampleton',
  state: null,
  country: random.pick(['CA', 'DE', 'JP']),
  ppb_city: null,
  ppb_state: null,
  ppb_country: null,
})

const makeAffiliated = (random: Random) => ({
  name: `EXAMPLE ASSOCIATION ${random.int(500)}`,
  url: null,
  address_1: '2 Sample Road',
  city: 'Sampleton',
  state: 'VA',
  zip: '00000',
  country: 'US',
  ppb_state: null,
  ppb_country: 'US',
})
