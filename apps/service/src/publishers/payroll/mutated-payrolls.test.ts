import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseDisbursements } from '../house-disbursements/house-disbursements.ts'
import { DocumentRefused } from '../publisher.ts'
import { listSampleOffices } from '../sample/congress/staff/sample-offices.ts'
import { writeHouseQuarter } from '../sample/congress/staff/write-house-quarter.ts'
import { writeSenateReport } from '../sample/congress/staff/write-senate-report.ts'
import { makeRandom, type Random } from '../sample/random.ts'
import { senateDisbursements } from '../senate-disbursements/senate-disbursements.ts'
import { readPayroll, type ReadPayroll } from './testing.ts'

const OFFICES = listSampleOffices([], 'House', '2025-04-01')
const HOUSE = [...writeHouseQuarter({ seed: 5, year: 2025, quarter: 1, offices: OFFICES, staff: 40 })].join(
  '',
)
const SENATE = [...writeSenateReport({ seed: 5, year: 2025, offices: OFFICES, staff: 60 })].join('')

type Mutate = (text: string, random: Random) => string | Uint8Array

const onLines =
  (change: (lines: string[], random: Random) => void): Mutate =>
  (text, random) => {
    const lines = text.split('\n')
    change(lines, random)
    return lines.join('\n')
  }
/** Changes a line other than the header. */
const onLine = (change: (line: string, random: Random) => string): Mutate =>
  onLines((lines, random) => {
    const place = 1 + random.int(lines.length - 2)
    lines[place] = change(lines[place] ?? '', random)
  })
const swap = (cells: string[], one: number, other: number): string[] =>
  cells.map((cell, column) =>
    column === one ? (cells[other] ?? '') : column === other ? (cells[one] ?? '') : cell,
  )

const OF_BOTH: Readonly<Record<string, Mutate>> = {
  cut: (text, random) => text.slice(0, random.int(text.length)),
  'cut at a line': onLines((lines, random) => void lines.splice(random.int(lines.length))),
  'line gone': onLines((lines, random) => void lines.splice(1 + random.int(lines.length - 2), 1)),
  'line twice': onLines((lines, random) => {
    const place = 1 + random.int(lines.length - 2)
    lines.splice(place, 0, lines[place] ?? '')
  }),
  'another encoding': (text, random) =>
    random.chance(50)
      ? Buffer.from(text, 'utf16le')
      : Buffer.concat([Buffer.from(text), Uint8Array.of(0x81, 0)]),
  'a web page': (text) => `<!DOCTYPE html><pre>${text}</pre>`,
  'all of it twice': (text) => text + text,
}
const OF_HOUSE: Readonly<Record<string, Mutate>> = {
  ...OF_BOTH,
  'mark gone': onLine((line) => line.replace(/SUBTOTAL|GRAND TOTAL FOR ORGANIZATION|DETAIL/, 'DETAIL')),
  'mark of a total': onLine((line) => line.replace('DETAIL', 'SUBTOTAL')),
  'stray comma': onLine((line, random) => {
    const place = random.int(line.length)
    return `${line.slice(0, place)},${line.slice(place)}`
  }),
  'cell gone': onLine((line, random) => line.split(',').toSpliced(random.int(18), 1).join(',')),
  'header moved': onLines((lines, random) => {
    lines[0] = swap((lines[0] ?? '').split(','), random.int(17), random.int(17)).join(',')
  }),
  'column moved': onLines((lines, random) => {
    const [one, other] = [random.int(18), random.int(18)]
    for (const [place, line] of lines.entries())
      if (place > 0 && line.split(',').length === 18)
        lines[place] = swap(line.split(','), one, other).join(',')
  }),
  'kind renamed': (text, random) =>
    text.replaceAll('PERSONNEL COMPENSATION', random.pick(['PERSONNEL', 'PERSONEL COMPENSATION', 'PAY'])),
  'lines in another order': onLines((lines, random) => {
    const place = 1 + random.int(lines.length - 3)
    lines.splice(1 + random.int(lines.length - 3), 0, ...lines.splice(place, 1))
  }),
}
const OF_SENATE: Readonly<Record<string, Mutate>> = {
  ...OF_BOTH,
  'amount gone': onLine((line) => line.replace(/\$[\d.,]+/, '')),
  'amount of another': onLines((lines, random) => {
    const amounts = lines.flatMap((line, place) => (line.includes(', ') && line.includes('$') ? [place] : []))
    const place = random.pick(amounts)
    lines[place] = (lines[place] ?? '').replace(/\$[\d.,]+/, '$12.34')
  }),
  'page without its header': (text) => text.replace(/ +DETAILED AND SUMMARY[^]*?(?=DOCUMENT NO)/, ''),
  'pages in another order': (text) => text.split('\f').toReversed().join('\f'),
  'title gone': onLine((line) => line.replace(/(\w, .*? {3,})[A-Z -]+( {3,})/, '$1$2')),
}

/** Each payment word for word: who, where, as what, when and how much. */
const listPayments = ({ observations }: ReadPayroll): string[] =>
  observations.flatMap(({ draft }) =>
    draft.components.map(({ start, end, amount }) =>
      JSON.stringify([draft.office.name, draft.name_raw, draft.title, start, end, amount]),
    ),
  )

const count = (payments: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const payment of payments) counts.set(payment, (counts.get(payment) ?? 0) + 1)
  return counts
}

/** What is published is in the document as it was; an amount or a title may be unknown. */
const holdLaw = (whole: ReadonlyMap<string, number>, payments: readonly string[], message: string): void => {
  const known = [...whole.keys()].map((text): unknown[] => JSON.parse(text) as unknown[])
  for (const [payment, times] of count(payments)) {
    if (times <= (whole.get(payment) ?? 0)) continue
    const cells = JSON.parse(payment) as unknown[]
    const fits = known.some(
      (other) =>
        cells.every((cell, place) => cell === other[place] || (cell === null && place !== 1)) &&
        cells.includes(null),
    )
    assert.ok(fits, `${message}: ${payment}`)
  }
}

/** With `told`: totals that do not hold are an outcome, and the row stands as its document prints it. */
const law = async (
  read: (document: string | Uint8Array) => Promise<ReadPayroll>,
  text: string,
  mutations: Readonly<Record<string, Mutate>>,
  times: number,
): Promise<Readonly<Record<string, number>>> => {
  const whole = count(listPayments(await read(text)))
  const outcomes = { stopped: 0, refused: 0, told: 0, right: 0 }
  for (const [name, mutate] of Object.entries(mutations))
    for (let seed = 0; seed < times; seed += 1) {
      const mutated = mutate(text, makeRandom(seed, 77))
      try {
        const found = await read(mutated)
        holdLaw(whole, listPayments(found), `${name} ${seed}`)
        const isTold = found.totals.some((one) => 'found' in one && one.printed !== one.found)
        outcomes[found.rows.some(({ kind }) => kind === 'refused') ? 'refused' : isTold ? 'told' : 'right'] +=
          1
      } catch (error) {
        if (!(error instanceof DocumentRefused)) throw error
        outcomes.stopped += 1
      }
    }
  return outcomes
}

test('a mutated detail file of the House gives right rows, refusals or a stop', async () => {
  const outcomes = await law((text) => readPayroll(houseDisbursements, text), HOUSE, OF_HOUSE, 30)
  assert.ok(
    Object.values(outcomes).every((times) => times > 0),
    JSON.stringify(outcomes),
  )
})

test('a mutated report of the Senate gives right rows, refusals or a stop', async () => {
  const outcomes = await law((text) => readPayroll(senateDisbursements, text), SENATE, OF_SENATE, 40)
  assert.ok((outcomes['stopped'] ?? 0) > 0 && (outcomes['refused'] ?? 0) > 0, JSON.stringify(outcomes))
})
