import { makeRandom } from '../../random.ts'
import type { SampleOffice } from './sample-offices.ts'
import { makeSampleStaffer, type SampleStaffer } from './sample-staffer.ts'

export type HouseQuarterNeeds = {
  readonly seed: number
  readonly year: number
  readonly quarter: 1 | 2 | 3 | 4
  readonly offices: readonly SampleOffice[]
  /** Number of paid persons, over all offices. */
  readonly staff: number
  /** Number of the first person; 0 by default. */
  readonly first?: number
  /** Half-year of their lives; by default that of the quarter. */
  readonly time?: number
  /** Number of other payments for each person. */
  readonly others?: number
}

/** Writes a detail file of the House in its form of 18 columns, a piece for each office. */
export function* writeHouseQuarter(needs: HouseQuarterNeeds): Generator<string, void, undefined> {
  yield `${HEADER}\r\n`
  for (const [place, office] of needs.offices.entries()) {
    const staff = [...listStaff(needs, place)]
    if (needs.quarter === 1) yield writeOffice(office, needs, staff, true)
    yield writeOffice(office, needs, staff, false)
  }
}

const HEADER =
  'ORGANIZATION,FISCAL YEAR OR LEGISLATIVE YEAR,ORGANIZATION CODE,PROGRAM,PROGRAM CODE,SORT SUBTOTAL DESCRIPTION,BUDGET OBJECT CLASS,SORT SEQUENCE,TRANSACTION DATE,DATA SOURCE,DOCUMENT,VENDOR NAME,VENDOR ID,PERFORM START DT,PERFORM END DT,DESCRIPTION,BUDGET OBJECT CODE,AMOUNT'

/** Lists the staff of an office. After the first quarter one person in twenty-five works in another office. */
function* listStaff(
  { seed, staff, quarter, offices, first = 0, time = quarter - 1 }: HouseQuarterNeeds,
  place: number,
): Generator<SampleStaffer> {
  const count = offices.length
  const before = (place - MOVES_BY + count) % count
  const moves = (number: number): boolean => makeRandom(seed, 42, number).chance(4)
  for (const number of listNumbers(first, staff, place, count))
    if (time === 0 || !moves(number)) yield makeSampleStaffer(seed, number, time)
  if (time > 0)
    for (const number of listNumbers(first, staff, before, count))
      if (moves(number)) yield makeSampleStaffer(seed, number, time)
}

const MOVES_BY = 7

/** Lists the numbers of the persons in an office, from `first` on: one in `count` works there. */
export function* listNumbers(first: number, staff: number, place: number, count: number): Generator<number> {
  const behind = (((place - first) % count) + count) % count
  for (let number = first + behind; number < first + staff; number += count) yield number
}

type Line = { readonly cents: number; readonly text: string }

/** Writes an office. `isOld`: the pay of 1 and 2 January, from the money of the previous year. */
const writeOffice = (
  office: SampleOffice,
  needs: HouseQuarterNeeds,
  staff: readonly SampleStaffer[],
  isOld: boolean,
): string => {
  const year = isOld ? needs.year - 1 : needs.year
  const head = (program: string, code: string): string =>
    `${year} ${office.name},LY${year},${office.code},${program},${code}`
  const main = office.isMember
    ? head('OFFICIAL EXPENSES OF MEMBERS', 'OEMBR')
    : head('GENERAL EXPENDITURES', 'EXPEN')
  const interns = office.isMember ? head('INTERN ALLOWANCES', 'INTRN') : main
  const days = isOld ? DAYS_OF_OLD_YEAR : get(DAYS, needs.quarter - 1)
  const pay = (people: readonly SampleStaffer[], start: string): Line[] =>
    people.flatMap((person) => writePay(person, start, days, needs.year, isOld))
  const regular = pay(office.isMember ? staff.filter(({ isIntern }) => !isIntern) : staff, main)
  const others = isOld ? [] : writeOthers(needs, main, staff.length, office.code)
  const ofInterns =
    office.isMember && !isOld
      ? pay(
          staff.filter(({ isIntern }) => isIntern),
          interns,
        )
      : []
  return [
    ...writeKind(main, 'PERSONNEL COMPENSATION', '11', regular),
    ...writeKind(main, 'SUPPLIES AND MATERIALS', '26', others),
    total(main, 'SUPPLIES AND MATERIALS', '26', 'SUBTOTAL', programOf(main), [...regular, ...others]),
    ...writeKind(interns, 'PERSONNEL COMPENSATION', '11', ofInterns),
    ...(ofInterns.length > 0
      ? [total(interns, 'PERSONNEL COMPENSATION', '11', 'SUBTOTAL', programOf(interns), ofInterns)]
      : []),
    total(main, 'SUPPLIES AND MATERIALS', '26', 'GRAND TOTAL FOR ORGANIZATION', 'OFFICE', [
      ...regular,
      ...others,
      ...ofInterns,
    ]),
    '',
  ].join('\r\n')
}

const programOf = (head: string): string => head.split(',')[3] ?? ''

const writeKind = (head: string, kind: string, code: string, lines: readonly Line[]): string[] =>
  lines.length === 0
    ? []
    : [...lines.map(({ text }) => text), total(head, kind, code, 'SUBTOTAL', kind, lines)]

const total = (
  head: string,
  kind: string,
  code: string,
  mark: string,
  name: string,
  lines: readonly Line[],
): string =>
  `${head},${kind},${code},${mark},   ,   ,   ,   ,,   ,   ,${name} TOTALS:,,${writeAmount(lines.reduce((sum, { cents }) => sum + cents, 0))}`

/** First and last day of each quarter, and the number of days paid in it. */
const DAYS = [
  ['3-Jan', '31-Mar', 88],
  ['1-Apr', '30-Jun', 90],
  ['1-Jul', '30-Sep', 90],
  ['1-Oct', '31-Dec', 90],
] as const
const DAYS_OF_OLD_YEAR = ['1-Jan', '2-Jan', 2] as const
type Days = readonly [string, string, number]

const get = (days: readonly Days[], index: number): Days => days[index] ?? DAYS_OF_OLD_YEAR

const writePay = (
  person: SampleStaffer,
  head: string,
  [start, end, count]: Days,
  year: number,
  isOld: boolean,
): Line[] => {
  const short = String(year).slice(2)
  const line = (title: string, code: string, cents: number): Line => ({
    cents,
    text: `${head},PERSONNEL COMPENSATION,11,DETAIL,   ,   ,   ,${nameOf(person)},,${start}-${short},${end}-${short},${title},${code},${writeAmount(cents)}`,
  })
  const title = person.title.slice(0, 30)
  return [
    line(title, '1101', person.daily * count),
    ...(person.extra !== null && !isOld
      ? [line(`${title} (${person.extra})`, '1103', person.daily * 5 + 17)]
      : []),
    ...(person.isCorrected && !isOld ? [line(title, '1101', -person.daily)] : []),
  ]
}

const nameOf = ({ last, first, middle, suffix }: SampleStaffer): string =>
  [last, suffix, first, middle === null ? null : `${middle}.`].filter(Boolean).join(' ')

const writeOthers = (
  { seed, others = 2, year, quarter }: HouseQuarterNeeds,
  head: string,
  staff: number,
  code: string,
): Line[] =>
  Array.from({ length: staff * others }, (_, index) => {
    const random = makeRandom(seed, 45, quarter, index, code.charCodeAt(3))
    const cents = 100 + random.int(500_000)
    const day = `${1 + random.int(28)}-${['Jan', 'Apr', 'Jul', 'Oct'][quarter - 1] ?? ''}-${String(year).slice(2)}`
    const what = random.chance(3) ? '"PAPER, PENS AND INK"' : 'OFFICE SUPPLIES'
    return {
      cents,
      text: `${head},SUPPLIES AND MATERIALS,26,DETAIL,${day},AP,${1_500_000 + index},SAMPLE STATIONERS INC,0000012345,${day},${day},${what},2620,${writeAmount(cents)}`,
    }
  })

/** Writes an amount as the House prints it, without zeros at the end. */
const writeAmount = (cents: number): string => String(cents / 100)
