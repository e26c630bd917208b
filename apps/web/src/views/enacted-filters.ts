import { ENACTED_FILTERS } from '@rotunda/contract'
import { addressOf, without } from '../filters/addresses.ts'
import { describeOne } from '../filters/describe-enacted.ts'
import { enactedHint, enactedTitle, enactedWords } from '../filters/enacted-parameters.ts'
import { listValues } from '../filters/parameters.ts'
import type { Content, Html } from '../html/html.ts'
import { REFUSAL_ID } from '../problem-page.ts'
import { showControl, showSelect } from './controls.ts'
import { showConditions } from './filter-chips.ts'

/** Filters that are always visible. All others are one click away. */
export const ENACTED_FIRST: readonly string[] = [
  'fiscal_year',
  'subcommittee',
  'agency_code',
  'state',
  'bioguide',
  'origination',
]
/** Words are searched above the rows. */
export const ENACTED_MORE: readonly string[] = Object.keys(ENACTED_FILTERS).filter(
  (name) => name !== 'q' && !ENACTED_FIRST.includes(name) && !name.startsWith('not_'),
)
export const ENACTED_OPPOSITES: readonly string[] = Object.keys(ENACTED_FILTERS).filter((name) =>
  name.startsWith('not_'),
)

/** Applied filters of enacted projects, each a link that removes it. */
export const showEnactedChips = (path: string, params: URLSearchParams): Content => {
  const rest = [...without(params)]
  const conditions = rest.flatMap(([name, value], at) =>
    Object.hasOwn(ENACTED_FILTERS, name)
      ? [
          {
            text: describeOne(name, value),
            without: () => addressOf(path, new URLSearchParams(rest.toSpliced(at, 1))),
          },
        ]
      : [],
  )
  return showConditions(conditions, addressOf(path, without(params, ...Object.keys(ENACTED_FILTERS))))
}

/** The control of a filter of enacted projects. A refused one is marked. */
export const showEnactedFilter = (name: string, params: URLSearchParams, refused?: string): Html => {
  const refusal = name === refused ? REFUSAL_ID : undefined
  const title = enactedTitle(name) ?? name
  const words = enactedWords(name)
  const values = listValues(params, name)
  if (words === undefined) return showControl(name, values, refusal, { title, hint: enactedHint(name) })
  const none = name.startsWith('not_') ? 'None' : 'Any'
  return showSelect({ name, title, none, options: Object.entries(words), refusal }, values)
}
