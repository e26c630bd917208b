/** Kinds of values. The kinds of whole documents are in `whole.ts`. */
export type Kind = 'amount' | 'day' | 'name' | 'code' | 'id' | 'place' | 'text' | 'list' | 'unread'

/**
 * Right of a mutation. `same`: it says what it said before. `seen`: it is no value of its kind. `unseen`: it is another
 * value that might stand there, and `why` says so. `fewer`: rows may be gone, and those that are left are as before.
 */
export type Right =
  | { readonly right: 'same' }
  | { readonly right: 'seen' }
  | { readonly right: 'unseen'; readonly why: string }
  | { readonly right: 'fewer'; readonly why: string }

/** Changes the text of a cell; undefined where this text has no place for it. */
export type CellMutation = Right & {
  readonly name: string
  readonly change: (text: string) => string | undefined
}

const same = (name: string, change: CellMutation['change']): CellMutation => ({ name, change, right: 'same' })
const seen = (name: string, change: CellMutation['change']): CellMutation => ({ name, change, right: 'seen' })
const unseen = (name: string, why: string, change: CellMutation['change']): CellMutation => ({
  name,
  change,
  right: 'unseen',
  why,
})

const when =
  (pattern: RegExp, change: (text: string) => string): CellMutation['change'] =>
  (text) =>
    pattern.test(text) ? change(text) : undefined

/** Puts a sign into the text, after its second letter. */
const inside = (sign: string): CellMutation['change'] =>
  when(/\p{L}\p{L}/u, (text) => text.replace(/(?<=\p{L})(?=\p{L})/u, sign))

const GONE = seen('gone', (text) => (text === '' ? undefined : ''))

const changeDigit = when(/\d/, (text) =>
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
)

const plainOf = (amount: string): number => Number(amount.replaceAll(/[$, ]/g, ''))

const AMOUNTS: readonly CellMutation[] = [
  GONE,
  seen('in euros', (text) => `€${text.replace('$', '')}`),
  seen('in pounds, in letters', (text) => `GBP ${text.replace('$', '')}`),
  seen('in millions, in words', (text) => `${text} million`),
  seen('in thousands, in a note', (text) => `${text} (000)`),
  seen('with a decimal comma', (text) => `${String(Math.trunc(plainOf(text)))},5`),
  seen(
    'with points between thousands',
    when(/\d{4}|\d,\d{3}/, (text) => Math.trunc(plainOf(text)).toLocaleString('de-DE')),
  ),
  seen('with a range', (text) => `${text}-${text}`),
  seen('in words', () => 'to be determined'),
  seen(
    'in letters that look like digits',
    when(/[01]/, (text) => text.replace(/[01]/, (digit) => (digit === '0' ? 'O' : 'l'))),
  ),
  seen('with a mark of a footnote', (text) => `${text}*`),
  seen('that is no number', () => 'NaN'),
  same('with blanks around', (text) => ` ${text} `),
  same('with an exponent', (text) => plainOf(text).toExponential()),
  unseen('a digit changed', 'an amount may have any digits', changeDigit),
  unseen('a thousand times as large', 'an amount may have any size', (text) => String(plainOf(text) * 1000)),
]

const yearOf = (text: string): string | undefined => /\b(?:1[789]|20)\d\d/.exec(text)?.[0]
const onYear =
  (change: (year: string) => string): CellMutation['change'] =>
  (text) => {
    const year = yearOf(text)
    return year === undefined ? undefined : text.replace(year, change(year))
  }

const IMPOSSIBLE: readonly (readonly [RegExp, string])[] = [
  [/(\d{4}-)\d\d-\d\d/, '$102-30'],
  [/^(\d{4})\d{4}$/, '$10230'],
  [/\b\d{1,2}\/\d{1,2}(?=\/\d)/, '02/30'],
  [/\b\d\d-\d\d(?=-\d{4})/, '02-30'],
  [/\b\d{1,2}-[A-Za-z]{3}(?=-)/, '30-Feb'],
  [/\b[A-Z][a-z]+\.? \d{1,2}(?=,)/, 'February 30'],
]
const toImpossible = (text: string): string | undefined => {
  const form = IMPOSSIBLE.find(([pattern]) => pattern.test(text))
  return form && text.replace(...form)
}

const DAYS: readonly CellMutation[] = [
  GONE,
  seen('a day that no calendar has', toImpossible),
  seen(
    'in the year 0200',
    onYear(() => '0200'),
  ),
  seen(
    'in the year 2994',
    onYear((year) => `29${year.slice(2)}`),
  ),
  seen('as a number of a spreadsheet', () => '45123'),
  seen('in words', () => 'next spring'),
  seen('with another day', (text) => `${text} - ${text}`),
  seen(
    'the day before the month',
    when(/^\d\d\/(?:1[3-9]|[23]\d)\//, (text) => text.replace(/^(\d\d)\/(\d\d)/, '$2/$1')),
  ),
  same('with blanks around', (text) => ` ${text} `),
  unseen(
    'another day of the month',
    'another day of the calendar may stand there',
    when(/0\d(?=\D|$)/, (text) =>
      text.replace(/(?<=0)[1-8](?!.*0[1-8](?:\D|$))(?=\D|$)/, (digit) => String(Number(digit) + 1)),
    ),
  ),
]

/** Faults of letters, which are the same in every text. */
const DAMAGE: readonly CellMutation[] = [
  seen('a replacement character', inside('\uFFFD')),
  seen('letters decoded twice', inside('Ã©')),
  seen('a soft hyphen', inside('\u00AD')),
  seen('a zero width space', inside('\u200B')),
  seen(
    'a Cyrillic letter',
    when(/[aeoAEO]/, (text) => text.replace(/[aeoAEO]/, (letter) => LOOK_ALIKE.get(letter) ?? letter)),
  ),
  seen('an entity', inside('&amp;')),
  seen('a control character', inside('\u0007')),
]
const LOOK_ALIKE = new Map<string, string>([
  ['a', '\u0430'],
  ['e', '\u0435'],
  ['o', '\u043E'],
  ['A', '\u0410'],
  ['E', '\u0415'],
  ['O', '\u041E'],
])

/** Names of the mutations of letters: one check of damage is to find them in every collection. */
export const DAMAGED: readonly string[] = DAMAGE.map(({ name }) => name)

const BLANKS: readonly CellMutation[] = [
  same('with blanks around', (text) => ` ${text} `),
  same(
    'a blank twice',
    when(/\S \S/, (text) => text.replace(' ', '  ')),
  ),
  same(
    'a no-break space',
    when(/\S \S/, (text) => text.replace(' ', '\u00A0')),
  ),
]

const NAMES: readonly CellMutation[] = [
  GONE,
  ...DAMAGE,
  ...BLANKS,
  unseen('another name', 'any name may stand there', () => 'Quixzworth'),
]

const TEXTS: readonly CellMutation[] = [
  GONE,
  ...DAMAGE,
  ...BLANKS,
  unseen(
    'cut short',
    'a text may end anywhere',
    when(/\w \w/, (text) => text.replace(/ \S+$/, '')),
  ),
]

const CODES: readonly CellMutation[] = [
  GONE,
  seen('in no list', () => 'ZQX'),
  seen(
    'a Cyrillic letter',
    when(/[aeoAEO]/, (text) => text.replace(/[aeoAEO]/, (letter) => LOOK_ALIKE.get(letter) ?? letter)),
  ),
  seen('two codes', (text) => `${text}; ${text}X`),
  same('with blanks around', (text) => ` ${text} `),
  same(
    'in the other case',
    when(/[a-z]/i, (text) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())),
  ),
]

const IDS: readonly CellMutation[] = [
  GONE,
  seen('with a sign more', (text) => `${text}?`),
  seen('as a rounded number', () => '9007199254740993'),
  seen('with an exponent', () => '1.0E+05'),
  seen(
    'a Cyrillic letter',
    when(/[AEO]/, (text) => text.replace(/[AEO]/, (letter) => LOOK_ALIKE.get(letter) ?? letter)),
  ),
  same('with blanks around', (text) => ` ${text} `),
  unseen(
    'a digit changed',
    'an id may have any digits, and nothing else in the document has it',
    changeDigit,
  ),
]

const PLACES: readonly CellMutation[] = [
  GONE,
  seen('no State', () => 'ZQ'),
  seen('another country', () => 'Bavaria'),
  seen('two States', (text) => `${text}/GU`),
  same('with blanks around', (text) => ` ${text} `),
  same(
    'in small letters',
    when(/[A-Z]/, (text) => text.toLowerCase()),
  ),
]

const LISTS: readonly CellMutation[] = [
  GONE,
  ...DAMAGE,
  ...BLANKS,
  seen('an entry twice', (text) => `${text}; ${text}`),
  seen('an empty entry', (text) => `${text}; ; `),
  unseen('another entry', 'any entry may stand there', () => 'Quixzworth'),
]

/** Every mutation of a kind of value. */
export const MUTATIONS: Readonly<Record<Kind, readonly CellMutation[]>> = {
  amount: AMOUNTS,
  day: DAYS,
  name: NAMES,
  code: CODES,
  id: IDS,
  place: PLACES,
  text: TEXTS,
  list: LISTS,
  unread: [seen('another value', () => 'Quixz')],
}

/** Formats in which a spreadsheet shows other amounts than the plain dollars of its cells. */
export const NUMBER_FORMATS: readonly string[] = [
  '[$€-407] #,##0',
  '"£"#,##0',
  '[$CAD] #,##0',
  '#,##0,',
  '0.0,,"M"',
  '0%',
]
