import type { Random } from '../../sample/random.ts'
import type { Mutated, Mutation } from './mutation.ts'
import type { WholeDocument } from './whole-document.ts'

/** A value of a document: the name of its key, element, attribute or column, and where its text stands. */
type Value = { readonly name: string; readonly start: number; readonly text: string }

/** Patterns of the values of a form. Each match has the name, the text between, and the value. */
const PATTERNS: Readonly<Record<'json' | 'xml' | 'yaml', readonly RegExp[]>> = {
  json: [/"(?<name>\w+)"(?<between>:\s*"?)(?<value>(?:[^"\\,[\]{}]|\\.)(?:[^"\\]|\\.)*(?=")|\d+(?=[,}\s]))/g],
  xml: [
    /<(?<name>[\w:-]+)(?<between>(?:\s[^<>]*)?>)(?<value>[^<>]*[^<>\s][^<>]*)(?=<\/)/g,
    /(?<=<\w[^<>]*\s)(?<name>(?!xmlns)[\w-]+)(?<between>=")(?<value>[^"<>]+)(?=")/g,
  ],
  yaml: [/(?<name>[a-z_]+)(?<between>: '?)(?<value>[^\s'][^\n']*)/g],
}

/** Mutations of one value at any place of any document. */
export const listValueMutations = (form: WholeDocument['form']): Readonly<Record<string, Mutation>> => {
  if (form === 'pages') return {}
  const list = form === 'csv' ? listCells : listMatches(PATTERNS[form])
  const onValue =
    (isMeant: RegExp, change: (text: string, random: Random) => string): Mutation =>
    (text, random) =>
      pickOfEachName(list(text), isMeant, random).map((value) => put(text, value, change(value.text, random)))
  return {
    'a digit changed': onValue(/\d/, changeDigit),
    'an impossible day': onValue(DAY, (day, random) => random.pick(IMPOSSIBLE)(day)),
    'a damaged letter': onValue(/\p{L}/u, (word, random) => insertAt(word, random, random.pick(DAMAGE))),
    'a control character': onValue(/\p{L}/u, (word, random) =>
      insertAt(word, random, random.pick(CONTROLS[form])),
    ),
    'a blank that is none': onValue(/ /, (words, random) => putBlank(words, random)),
    'a value gone': onValue(/./, () => ''),
    'values exchanged': (text, random) => exchange(text, list(text), random),
  }
}

const listMatches =
  (patterns: readonly RegExp[]) =>
  (text: string): readonly Value[] =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ index, groups: { name = '', between = '', value = '' } = {}, 0: match }) => ({
          name,
          start: index + match.indexOf(between + value, name.length) + between.length,
          text: value,
        }),
      ),
    )

/** Cells of lines below the header, by the number of the column. */
const listCells = (text: string): readonly Value[] => {
  const from = text.indexOf('\n') + 1
  let [line, column] = [from, 0]
  return [...text.matchAll(/"(?:[^"]|"")*"|[^,\n"]+|[,\n]/g)].flatMap(({ index, 0: part }) => {
    if (part === '\n') [line, column] = [index + 1, 0]
    else if (part === ',') column += 1
    return index < from || part === '\n' || part === ',' || line < from
      ? []
      : [{ name: String(column), start: index, text: part }]
  })
}

const pickOfEachName = (values: readonly Value[], isMeant: RegExp, random: Random): readonly Value[] =>
  [
    ...Map.groupBy(
      values.filter(({ text }) => isMeant.test(text)),
      ({ name }) => name,
    ).values(),
  ].map((same) => random.pick(same))

const put = (text: string, { start, text: old }: Value, value: string): Mutated => ({
  content: text.slice(0, start) + value + text.slice(start + old.length),
})

const exchange = (text: string, values: readonly Value[], random: Random): readonly Mutated[] =>
  [...Map.groupBy(values, ({ name }) => name).values()].flatMap((same) => {
    const one = random.pick(same)
    const other = random.pick(same)
    const [first, last] = one.start < other.start ? [one, other] : [other, one]
    if (first.text === last.text) return []
    const { content } = put(text, last, first.text)
    return [put(String(content), first, last.text)]
  })

const changeDigit = (text: string, random: Random): string => {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const place = random.pick(places)
  const digit = (Number(text[place]) + 1 + random.int(9)) % 10
  return `${text.slice(0, place)}${digit}${text.slice(place + 1)}`
}

/** In a value with a day: 2026-06-15, 20260615, 6/15/2026 or June 15, 2026. */
const DAY =
  /\b(?:1[789]|20)\d\d-\d\d-\d\d|\b(?:19|20)\d{6}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/

const IMPOSSIBLE: readonly ((day: string) => string)[] = [
  (day) =>
    day
      .replace(/(\d{4}-)\d\d-\d\d/, '$102-30')
      .replace(/\b(\d{4})\d{4}\b/, '$10230')
      .replace(/\b\d{1,2}\/\d{1,2}\//, '2/30/')
      .replace(/\b[A-Z][a-z]+ \d{1,2},/, 'February 30,'),
  (day) => day.replace(/\b(?:1[789]|20)(\d\d)(?=-|\d{4}\b|\b)/, '10$1'),
  (day) => day.replace(/\b(?:1[789]|20)\d\d(?=-|\d{4}\b|\b)/, '2094'),
]

/** Looks like a blank, and is none. */
const putBlank = (text: string, random: Random): string => {
  const places = [...text.matchAll(/ /g)].map(({ index }) => index)
  const place = random.pick(places)
  return `${text.slice(0, place)}\u00a0${text.slice(place + 1)}`
}

const insertAt = (text: string, random: Random, more: string): string => {
  const place = random.int(text.length + 1)
  return text.slice(0, place) + more + text.slice(place)
}

/** A letter that was lost in decoding, and one that was decoded twice. */
const DAMAGE = ['\uFFFD', 'Ã©', 'â€™']

/** XML holds none but a tab; JSON holds them escaped. */
const CONTROLS: Readonly<Record<'json' | 'xml' | 'yaml' | 'csv', readonly string[]>> = {
  json: ['\\u0000', '\\u0007', '\\u200b'],
  xml: ['\u0007', '&#7;', '\u200b'],
  yaml: ['\u0007'],
  csv: ['\u0000', '\u0007'],
}
