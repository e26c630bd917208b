import type { Random } from '../../sample/random.ts'
import { splitLines, swap } from './csv-mutations.ts'
import type { Mutated, Mutation } from './mutation.ts'

const TIMES = 20

const repeat =
  (mutate: (text: string, random: Random) => string): Mutation =>
  (text, random) =>
    Array.from({ length: TIMES }, (): Mutated => ({ content: mutate(text, random) }))

const onLines = (change: (lines: string[], random: Random) => void): Mutation =>
  repeat((text, random) => {
    const lines = text.split('\n')
    change(lines, random)
    return lines.join('\n')
  })

/** Changes a line other than the header. */
const onLine = (change: (line: string, random: Random) => string): Mutation =>
  onLines((lines, random) => {
    const place = 1 + random.int(lines.length - 2)
    lines[place] = change(lines[place] ?? '', random)
  })

const once =
  (mutate: (text: string) => string): Mutation =>
  (text) => [{ content: mutate(text) }]

/** Mutations of details of payments, beside those of any CSV. */
export const PAYROLL_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a subtotal without its mark': onLine((line) =>
    line.replace(/SUBTOTAL|GRAND TOTAL FOR ORGANIZATION|DETAIL/, 'DETAIL'),
  ),
  'the mark of a subtotal': onLine((line) => line.replace('DETAIL', 'SUBTOTAL')),
  'a comma anywhere': onLine((line, random) => {
    const place = random.int(line.length)
    return `${line.slice(0, place)},${line.slice(place)}`
  }),
  'cells exchanged': repeat((text, random) => {
    const lines = splitLines(text)
    const width = lines[0]?.length ?? 0
    const [one, other] = [random.int(width), random.int(width)]
    const [header, ...others] = lines.map((cells, place) =>
      place > 0 && cells.length === width ? swap(cells, one, other) : cells,
    )
    return `${[header, ...others].map((cells) => (cells ?? []).join(',')).join('\n')}\n`
  }),
  'kind renamed': repeat((text, random) =>
    text.replaceAll('PERSONNEL COMPENSATION', random.pick(['PERSONNEL', 'PERSONEL COMPENSATION', 'PAY'])),
  ),
  'lines in another order': onLines((lines, random) => {
    const place = 1 + random.int(lines.length - 3)
    lines.splice(1 + random.int(lines.length - 3), 0, ...lines.splice(place, 1))
  }),
  'all of it twice': once((text) => text + text),
}

/** Mutations of the pages of a report. */
export const PAGE_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'line gone': onLines((lines, random) => void lines.splice(1 + random.int(lines.length - 2), 1)),
  'line twice': onLines((lines, random) => {
    const place = 1 + random.int(lines.length - 2)
    lines.splice(place, 0, lines[place] ?? '')
  }),
  'amount gone': onLine((line) => line.replace(/\$[\d.,]+/, '')),
  'a page that does not add up': onLines((lines, random) => {
    const amounts = lines.flatMap((line, place) => (line.includes(', ') && line.includes('$') ? [place] : []))
    const place = random.pick(amounts)
    lines[place] = (lines[place] ?? '').replace(/\$[\d.,]+/, '$12.34')
  }),
  'page without its header': once((text) => text.replace(/ +DETAILED AND SUMMARY[^]*?(?=DOCUMENT NO)/, '')),
  'pages in another order': once((text) => text.split('\f').toReversed().join('\f')),
  'title gone': onLine((line) => line.replace(/(\w, .*? {3,})[A-Z -]+( {3,})/, '$1$2')),
  'all of it twice': once((text) => text + text),
}
