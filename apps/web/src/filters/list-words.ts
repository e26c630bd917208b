import { showDollars } from '../parts/format.ts'

/** Words for a filter that takes values. Each has an opposite, `not_…`. */
export type ValueParameter = {
  /** Name within a sentence: `member’s State is Alabama`. */
  readonly label: string
  /** Names of codes; undefined where the filter takes any text. */
  readonly words?: Readonly<Record<string, string>>
  readonly hint?: string
}

type SingleParameter = {
  readonly title: string
  readonly hint: string
  readonly type?: 'number'
  readonly say: (value: string) => string
}

/** Filters with one value, which all lists share. */
const SINGLE = {
  q: {
    title: 'Words',
    hint: 'All of them; OR between words, quotes around phrases',
    say: (value) => `the text has “${value}”`,
  },
  amount_min: {
    title: 'Amount from',
    hint: 'Whole dollars',
    type: 'number',
    say: (value) => `the amount is at least ${showDollars(Number(value))}`,
  },
  amount_max: {
    title: 'Amount to',
    hint: 'Whole dollars',
    type: 'number',
    say: (value) => `the amount is at most ${showDollars(Number(value))}`,
  },
  changed_since: {
    title: 'Changed since',
    hint: 'A day, such as 2026-06-15, or an instant',
    say: (value) => `it changed on or after ${value}`,
  },
} as const satisfies Readonly<Record<string, SingleParameter>>

const SINGLE_NAMES: readonly string[] = Object.keys(SINGLE)

export const findSingle = (name: string): SingleParameter | undefined =>
  Object.hasOwn(SINGLE, name) ? SINGLE[name as keyof typeof SINGLE] : undefined // `hasOwn` checks it.

/** Names of the filters of a list that take values, without their opposites. */
export type ValueNameOf<Filters> = Exclude<keyof Filters & string, `not_${string}` | keyof typeof SINGLE>

type Named<Name extends string> = {
  /** Address of the list. */
  readonly path: string
  /** One row in a sentence, and several. */
  readonly row: string
  readonly rows: string
  /** Filters with values, in the order of a sentence. */
  readonly parameters: Readonly<Record<Name, ValueParameter>>
  /** Filters with one value; all of them by default. */
  readonly singles?: readonly string[]
  /** Filters that are always visible in a form. All others are one click away. */
  readonly first: readonly NoInfer<Name>[]
  /** Dimensions with a closed list of values. Excluding all of them selects the rows without a stated value. */
  readonly closed: readonly NoInfer<Name>[]
  /** Fields of a row in their order, with their names in columns. */
  readonly fieldTitles: Readonly<Record<string, string>>
  /** Dimensions with free values, and the `missing` field that selects their absence. */
  readonly absent?: Readonly<Record<string, string>>
}

/** A list: its address, its rows and its filters. */
export type ListWords = ReturnType<typeof makeListWords>

export const makeListWords = <Name extends string>({
  path,
  row,
  rows,
  parameters,
  singles = SINGLE_NAMES,
  first,
  closed,
  fieldTitles,
  absent = {},
}: Named<Name>) => {
  const named = sortNames(Object.keys(parameters), singles, first)
  /** The filter of a name, or of its opposite. */
  const find = (name: string): ValueParameter | undefined => {
    const plain = plainOf(name)
    return Object.hasOwn(parameters, plain) ? parameters[plain as Name] : undefined // `hasOwn` checks it.
  }
  const labelOf = (name: string): string => find(name)?.label ?? name
  const listAllValues = (name: string): string[] | undefined =>
    closed.some((one) => one === name) ? Object.keys(find(name)?.words ?? {}) : undefined
  return {
    path,
    /** Name in addresses and ids of feeds. */
    name: path.slice(1),
    row,
    rows,
    absent,
    columns: Object.entries(fieldTitles),
    ...named,
    find,
    /** For sentences. Names such as State keep their capital. */
    labelOf,
    /** For controls and columns. */
    titleOf: (name: string): string => capitalize(labelOf(name)),
    fieldTitle: (name: string): string => fieldTitles[name] ?? name,
    /** Title of a parameter in forms; undefined where it has no control. */
    controlTitle: (name: string): string | undefined => {
      const title = find(name) === undefined ? titleOfShared(name) : capitalize(labelOf(name))
      return title === undefined || plainOf(name) === name ? title : `${title} is not`
    },
    /** All values of a dimension with a closed list; undefined for others. */
    listAllValues,
    /** Whether a filter excludes every value that a source can state. */
    asksForNone: (name: string, values: readonly string[]): boolean =>
      values.length > 0 &&
      plainOf(name) !== name &&
      listAllValues(plainOf(name))?.every((value) => values.includes(value)) === true,
    /** A value in words. Null means that no source states it, or that the member was not identified. */
    showValue: (name: string, value: string | number | null | undefined): string => {
      if (value === null || value === undefined) return name === 'bioguide' ? NOT_IDENTIFIED : NOT_STATED
      const words = find(name)?.words ?? {}
      return Object.hasOwn(words, value) ? (words[value] ?? String(value)) : String(value)
    },
    /** The parameters that choose rows, without `others`. */
    keep: (params: URLSearchParams, ...others: readonly string[]): URLSearchParams =>
      new URLSearchParams(
        [...params].filter(([name]) => named.names.includes(name) && !others.includes(name)),
      ),
  }
}

const sortNames = (valueNames: readonly string[], singles: readonly string[], first: readonly string[]) => ({
  valueNames,
  opposites: valueNames.map((name) => `not_${name}`),
  names: [...valueNames.flatMap((name) => [name, `not_${name}`]), ...singles],
  singles,
  first,
  /** Words are searched above the rows. */
  more: [...valueNames, ...singles].filter((name) => !first.includes(name) && name !== 'q'),
})

/** Titles of parameters that every list has. */
const titleOfShared = (name: string): string | undefined =>
  name === 'sort' ? SORT_TITLE : findSingle(name)?.title

export const SORT_TITLE = 'Order'

export const NOT_STATED = 'not stated'

/** Sources may name an unidentified member, or several members. */
const NOT_IDENTIFIED = 'not identified'

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The filter of an opposite; other names stay. */
export const plainOf = (name: string): string => name.replace(/^not_/, '')

/** Filters whose values are texts, in every list that has them. */
const TEXTS: ReadonlySet<string> = new Set([
  'member',
  'requestor',
  'recipient',
  'agency',
  'account',
  // Columns of tables that are published as files.
  'action_type_text',
  'assistance_types',
  'awarding_agency',
  'country',
  'filing_type_name',
  'government_entity',
  'issue_name',
  'type_text',
])

/** Parameters with a single value that is a text. */
const SINGLE_TEXTS: ReadonlySet<string> = new Set(['q', 'changed_since'])

/** Whether a comma in a value of the parameter is plain text. Other parameters take several values between commas. */
export const mayHoldCommas = (name: string): boolean => {
  const plain = plainOf(name)
  return TEXTS.has(plain) || SINGLE_TEXTS.has(plain)
}

/** The distinct values of a parameter, repeated or separated by commas. */
export const listValues = (params: URLSearchParams, name: string): string[] => {
  // Returns early, because most parameters are not in an address and each page asks for all.
  if (!params.has(name)) return []
  const given = params.getAll(name).filter((value) => value !== '')
  const values = mayHoldCommas(name)
    ? given
    : given.flatMap((value) => value.split(',')).map((value) => value.trim())
  return [...new Set(values)]
}

/**
 * Records with several members are also counted under values that are not chosen. No filter selects these records,
 * because values of one parameter widen each other.
 */
export const isBesideChosen = (params: URLSearchParams, name: string, value: string | number): boolean => {
  const chosen = listValues(params, name).map((one) => one.toLowerCase())
  return chosen.length > 0 && !chosen.includes(String(value).toLowerCase())
}
