import type { Random } from '../../sample/random.ts'
import { splitLines } from './csv-mutations.ts'
import type { Mutated, Mutation } from './mutation.ts'

/** A table of payments: its header, and the cells of its lines. */
type Lines = (readonly string[])[]

/** Columns by their content, not by their name in a form. */
const COLUMNS = {
  office: /^(?:ORGANIZATION|OFFICE|office_header)$/,
  name: /^(?:VENDOR NAME|PAYEE|payee)$/,
  title: /^(?:DESCRIPTION|PURPOSE|description_title)$/,
  start: /^(?:PERFORM START DT|START DATE)$/,
  end: /^(?:PERFORM END DT|END DATE)$/,
  amount: /^(?:AMOUNT|amount)$/,
  id: /^BIOGUIDE_ID$/,
  quarter: /^QUARTER$/,
} as const
type Column = keyof typeof COLUMNS

const findColumn = ([header = []]: Lines, column: Column): number =>
  header.findIndex((name) => COLUMNS[column].test(name.trim()))

/** Lines that pay a person. */
const listPayLines = (lines: Lines): readonly number[] =>
  lines.flatMap((cells, line) =>
    line > 0 &&
    !/SUBTOTAL|GRAND TOTAL/.test(cells.join()) &&
    (/PERSONNEL COMPENSATION/.test(cells.join()) || cells.includes('three data line'))
      ? [line]
      : [],
  )

const listTotalLines = (lines: Lines): readonly number[] =>
  lines.flatMap((cells, line) => (/TOTALS:/.test(cells.join()) ? [line] : []))

const write = (lines: Lines): Mutated => ({
  content: `${lines.map((cells) => cells.join(',')).join('\n')}\n`,
})

/** The table with something done to it; as it is where the form has no such place. */
const onTable =
  (change: (lines: Lines, random: Random) => void): Mutation =>
  (text, random) => {
    const lines = splitLines(text).map((cells) => [...cells])
    change(lines, random)
    const mutated = write(lines)
    return mutated.content === write([...splitLines(text)]).content ? [] : [mutated]
  }

const onCell = (column: Column, change: (cell: string, random: Random) => string): Mutation =>
  onTable((lines, random) => {
    changeCell(lines, random.pick(listPayLines(lines)), column, (cell) => change(cell, random))
  })

const changeCell = (lines: Lines, line: number, column: Column, change: (cell: string) => string): void => {
  const place = findColumn(lines, column)
  const cells = lines[line]
  if (place < 0 || cells === undefined) return
  lines[line] = cells.with(place, change(cells[place] ?? ''))
}

const changeDigit = (cell: string, random: Random): string => {
  const places = [...cell.matchAll(/\d/g)].map(({ index }) => index)
  if (places.length === 0) return cell
  const place = random.pick(places)
  return `${cell.slice(0, place)}${(Number(cell[place]) + 1 + random.int(9)) % 10}${cell.slice(place + 1)}`
}

/** Before a letter that is not the first: quotes stay around the cell. */
const insertInside = (cell: string, more: string, random: Random): string => {
  const places = [...cell.matchAll(/(?<=\p{L})\p{L}/gu)].map(({ index }) => index)
  const place = places.length === 0 ? 0 : random.pick(places)
  return `${cell.slice(0, place)}${more}${cell.slice(place)}`
}

export const DAMAGE = ['\uFFFD', 'Ã©', 'â€™', '\u200b', '\u00ad', '\u0410', '\u0007'] as const
export const SIGNS = ['*', '†', '1', '/', '$'] as const
export const BLANKS = ['\u00a0', '\u2009', '\u3000', '  '] as const
export const MINORS = [
  'PAGE',
  'SENATE PAGE (M)',
  'SUMMER SENATE PAGE (D)',
  'HOUSE PAGE - SUMMER',
  'PAGE PROGRAM PARTICIPANT',
  'Page',
] as const
export const TOTALS = ['OFFICE TOTAL', 'SUBTOTAL', 'PERSONNEL COMPENSATION', 'NET PAYROLL EXPENSES'] as const
/** A name that no document has. */
export const MINOR = 'QUIXZ'

const OUTSIDE: readonly ((day: string) => string)[] = [
  (day) => day.replace(/\d{2}$/, '62').replace(/^\d{4}(?=-)/, '2062'),
  (day) => day.replace(/\d{2}$/, '92').replace(/^\d{4}(?=-)/, '1992'),
  (day) =>
    day
      .replace(/^\d{1,2}(?=-[A-Z])/i, '31')
      .replace(/[A-Z]{3}/i, 'Feb')
      .replace(/-\d\d-\d\d$/, '-02-30'),
  () => '',
]

const copy = (lines: Lines, random: Random): void => {
  const line = random.pick(listPayLines(lines))
  lines.splice(random.pick(listPayLines(lines)), 0, lines[line] ?? [])
}

/** Mutations of one value of a table of payments, or of one of its lines. */
export const PAY_CELL_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a first day out of its time': onCell('start', (day, random) => random.pick(OUTSIDE)(day)),
  'a last day out of its time': onCell('end', (day, random) => random.pick(OUTSIDE)(day)),
  'a digit of an amount': onCell('amount', changeDigit),
  'a decimal point lost': onCell('amount', (cell) => {
    const [, number = '', rest = ''] = /^(-?[\d.]+)(.*)$/s.exec(cell) ?? []
    return `${Number(number).toFixed(2).replace('.', '')}${rest}`
  }),
  'a total among the names': onCell('name', (_, random) => {
    const total = random.pick(TOTALS)
    return random.chance(50) ? `"${total}, ALL"` : total
  }),
  'odd blanks in a name': onCell('name', (cell, random) => cell.replace(' ', random.pick(BLANKS))),
  'a line end in a name': onCell('name', (cell) => `"${cell.replaceAll('"', '').replace(' ', '\n')}"`),
  'a damaged name': onCell('name', (cell, random) => insertInside(cell, random.pick(DAMAGE), random)),
  'a sign in a name': onCell('name', (cell, random) => insertInside(cell, random.pick(SIGNS), random)),
  'a damaged title': onCell('title', (cell, random) => insertInside(cell, random.pick(DAMAGE), random)),
  'a damaged office': onCell('office', (cell, random) => insertInside(cell, random.pick(DAMAGE), random)),
  'an id of another': onCell('id', (id, random) =>
    random.chance(50) ? changeDigit(id, random) : id.replace(/\d$/, (digit) => String(3 - Number(digit))),
  ),
  'another quarter': onCell('quarter', changeDigit),
  'a minor': (text, random) => {
    const lines: Lines = splitLines(text).map((cells) => [...cells])
    const line = random.pick(listPayLines(lines))
    changeCell(lines, line, 'name', () => `"${MINOR}, JANE"`)
    changeCell(lines, line, 'title', () => random.pick(MINORS))
    return [{ ...write(lines), mustNotShow: MINOR }]
  },
  'a line again further off': onTable(copy),
  'a line shifted': onTable((lines, random) => {
    const line = random.pick(listPayLines(lines))
    const cells = lines[line] ?? []
    lines[line] = random.chance(50) ? ['', ...cells.slice(0, -1)] : [...cells.slice(1), '']
  }),
  'a digit of a total': onTable((lines, random) => {
    const totals = listTotalLines(lines)
    if (totals.length === 0) return
    changeCell(lines, random.pick(totals), 'amount', (cell) => changeDigit(cell, random))
  }),
  'a line of furniture': onTable((lines, random) => {
    const furniture = [
      ['Page 12 of 300'],
      lines[0] ?? [],
      lines[0]?.map(() => '') ?? [],
      ['CONTINUED ON NEXT PAGE'],
    ]
    lines.splice(1 + random.int(lines.length - 1), 0, random.pick(furniture))
  }),
  'two names exchanged': onTable((lines, random) => {
    exchange(lines, random, 'name')
  }),
  'two amounts exchanged': onTable((lines, random) => {
    exchange(lines, random, 'amount')
  }),
}

const exchange = (lines: Lines, random: Random, column: Column): void => {
  const place = findColumn(lines, column)
  const [one, other] = [random.pick(listPayLines(lines)), random.pick(listPayLines(lines))]
  const [first, second] = [lines[one]?.[place] ?? '', lines[other]?.[place] ?? '']
  changeCell(lines, one, column, () => second)
  changeCell(lines, other, column, () => first)
}
