import type { Random } from '../../sample/random.ts'
import type { Mutation } from './mutation.ts'
import { BLANKS, DAMAGE, MINOR, MINORS, SIGNS, TOTALS } from './pay-cell-mutations.ts'

/** A line of the text of a page that pays a person, by its columns. */
const PERSON = /^( {20,})(\S+, \S+(?: \S+)*)( *)(.*?)( *)(\$[\d,.]+)?$/
const AMOUNT = /\$[\d,.]+$/

const onLines =
  (change: (lines: string[], random: Random) => void): Mutation =>
  (text, random) => {
    const lines = text.split('\n')
    change(lines, random)
    const content = lines.join('\n')
    return content === text ? [] : [{ content }]
  }

const listPeople = (lines: readonly string[]): readonly number[] =>
  lines.flatMap((line, place) => (PERSON.test(line) && !/Funding|DESCRIPTION/.test(line) ? [place] : []))

const onPerson = (change: (line: string, random: Random) => string): Mutation =>
  onLines((lines, random) => {
    const place = random.pick(listPeople(lines))
    lines[place] = change(lines[place] ?? '', random)
  })

/** A text in the place of another, and what is right of it where it was. */
const put = (line: string, old: string, text: string): string =>
  `${line}${' '.repeat(text.length)}`
    .replace(old.padEnd(Math.max(old.length, text.length)), text.padEnd(old.length))
    .trimEnd()

const changeName = (line: string, change: (name: string) => string): string => {
  const name = PERSON.exec(line)?.[2] ?? ''
  return put(line, name, change(name))
}

const inside = (text: string, more: string, random: Random): string => {
  const place = 1 + random.int(Math.max(1, text.length - 1))
  return `${text.slice(0, place)}${more}${text.slice(place)}`
}

const changeDigit = (amount: string, random: Random): string => {
  const places = [...amount.matchAll(/\d/g)].map(({ index }) => index)
  const place = random.pick(places)
  return `${amount.slice(0, place)}${(Number(amount[place]) + 1 + random.int(9)) % 10}${amount.slice(place + 1)}`
}

/** The texts right of a column, one line lower from some line of a page on. */
const slide = (lines: string[], random: Random, from: number, to: number): void => {
  const people = listPeople(lines)
  const first = random.pick(people)
  const end = people.find((place, index) => place >= first && people[index + 1] !== place + 1) ?? first
  const own = lines.slice(first, end + 2)
  for (const [index, line] of own.entries()) {
    const above = index === 0 ? '' : (own[index - 1] ?? '')
    const moved = above.slice(from, to).padEnd(to - from)
    lines[first + index] = `${line.slice(0, from).padEnd(from)}${moved}${line.slice(to)}`.trimEnd()
  }
}

const TITLES = 86
const AMOUNTS = 146
const END = 170

const SLID_BY = 3
const titleOf = (line: string | undefined): string => (line ?? '').slice(TITLES, AMOUNTS).trim()

const FURNITURE = [
  'DOCUMENT NO.    DATE        PAYEE NAME                         OBLIGATION/SERVICE     DESCRIPTION',
  '                    POSTED                                DATES',
  `${' '.repeat(170)}B-77`,
  '                            START                          END',
  '                                  DETAILED AND SUMMARY STATEMENT OF EXPENDITURES',
]

/** Mutations of one text of a page of payments, or of one of its columns. */
export const PAY_PAGE_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'titles one line lower': onLines((lines, random) => {
    slide(lines, random, TITLES, AMOUNTS)
  }),
  'amounts one line lower': onLines((lines, random) => {
    slide(lines, random, AMOUNTS, END)
  }),
  'a title gone and another in two lines': onLines((lines, random) => {
    const people = listPeople(lines)
    const [gone, long] = [random.pick(people), random.pick(people)]
    lines[gone] = (lines[gone] ?? '').replace(/^(.{86}).{60}/, (_, left: string) => left.padEnd(AMOUNTS))
    lines.splice(long + 1, 0, `${' '.repeat(TITLES)}AND MEMBER SERVICES`)
  }),
  'a digit of an amount': onPerson((line, random) =>
    line.replace(AMOUNT, (amount) => changeDigit(amount, random)),
  ),
  'a digit of a total': onLines((lines, random) => {
    const totals = lines.flatMap((line, place) =>
      /PERSONNEL COMP|^ {60,}Net Payroll/.test(line) ? [place] : [],
    )
    const place = random.pick(totals)
    lines[place] = (lines[place] ?? '').replace(AMOUNT, (amount) => changeDigit(amount, random))
  }),
  'a total among the names': onPerson((line, random) =>
    changeName(line, () => `${random.pick(TOTALS)}, ALL`),
  ),
  'odd blanks in a name': onPerson((line, random) =>
    changeName(line, (name) => name.replace(' ', random.pick(BLANKS.slice(0, 3)))),
  ),
  'a damaged name': onPerson((line, random) =>
    changeName(line, (name) => inside(name, random.pick(DAMAGE), random)),
  ),
  'a sign in a name': onPerson((line, random) =>
    changeName(line, (name) => inside(name, random.pick(SIGNS), random)),
  ),
  'a minor': (text, random) => {
    const lines = text.split('\n')
    const place = random.pick(listPeople(lines))
    lines[place] = changeName(lines[place] ?? '', () => `${MINOR}, JANE`)
    // In columns that slid it stands three lines lower.
    const own = place + (titleOf(lines[listPeople(lines)[0] ?? 0]) === '' ? SLID_BY : 0)
    const title = titleOf(lines[own])
    if (title === '') return []
    lines[own] = put(lines[own] ?? '', title, random.pick(MINORS))
    return [{ content: lines.join('\n'), mustNotShow: MINOR }]
  },
  'another number of a page': onLines((lines, random) => {
    const places = lines.flatMap((line, place) => (/^ +B-\d+$/.test(line) ? [place] : []))
    const place = random.pick(places)
    lines[place] = (lines[place] ?? '').replace(/B-\d+/, random.pick(['B-', 'B-991', 'C-1', '']))
  }),
  'a page gone': (text, random) => {
    const pages = text.split('\f')
    return pages.length < 3
      ? []
      : [{ content: pages.toSpliced(random.int(pages.length - 1), 1).join('\f'), looksWhole: true }]
  },
  'another half-year': (text, random) => {
    const places = [...text.matchAll(/04\/01\/\d{4} THRU/g)].map(({ index }) => index)
    const place = random.pick(places)
    return [{ content: `${text.slice(0, place)}10${text.slice(place + 2)}` }]
  },
  'a line of furniture': onLines((lines, random) => {
    lines.splice(1 + random.int(lines.length - 1), 0, random.pick(FURNITURE))
  }),
  'two names exchanged': onLines((lines, random) => {
    const people = listPeople(lines)
    const [one, other] = [random.pick(people), random.pick(people)]
    const [first, second] = [lines[one], lines[other]].map((line) => PERSON.exec(line ?? '')?.[2] ?? '')
    lines[one] = changeName(lines[one] ?? '', () => second ?? '')
    if (one !== other) lines[other] = changeName(lines[other] ?? '', () => first ?? '')
  }),
}
