import { isState, namesOf, STATES } from '@rotunda/contract'
import type { Asked, Page } from '../../page.ts'
import { refuse } from '../../filters/read-choice.ts'
import { without } from '../../filters/addresses.ts'
import type { NamedMember } from '../../views/member-names.ts'

/** Kinds of comparison, each with its filter and the dimension over which both sides are compared. */
export const KINDS = {
  state: { title: 'States', one: 'State', filter: 'state', over: 'fiscal_year' },
  member: { title: 'Members', one: 'member', filter: 'bioguide', over: 'fiscal_year' },
  year: { title: 'Years', one: 'fiscal year', filter: 'fiscal_year', over: 'subcommittee' },
} as const
export type Kind = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as Kind[] // The keys are written above.

export type Comparison = {
  readonly kind: Kind
  /** Values of both sides; empty before a choice. */
  readonly sides: readonly string[]
  /** Filters and snapshot that both sides share. */
  readonly params: URLSearchParams
}

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text)

export const readComparison = (asked: Pick<Asked, 'path' | 'params'>): Comparison | Page => {
  const kind = asked.params.get('kind') ?? 'state'
  if (!isKind(kind)) return refuse(asked, 'kind', kind, KIND_NAMES)
  const given = (['a', 'b'] as const).flatMap((name) => {
    const value = asked.params.get(name)?.trim() ?? ''
    return value === '' ? [] : [{ name, value: kind === 'year' ? value : value.toUpperCase() }]
  })
  const wrong = given.find(({ value }) => kind === 'state' && !isState(value))
  if (wrong !== undefined) return refuse(asked, wrong.name, wrong.value, namesOf(STATES))
  const sides = given.map(({ value }) => value)
  // Drops a filter by the compared dimension, because the sides replace it.
  const params = without(asked.params, 'kind', 'a', 'b', KINDS[kind].filter)
  const snapshot = asked.params.get('snapshot') ?? ''
  if (snapshot !== '') params.set('snapshot', snapshot)
  return { kind, sides, params }
}

/** The filter of one side. */
export const filterOf = ({ kind, params }: Comparison, side: string): URLSearchParams => {
  const filter = new URLSearchParams(params)
  filter.set(KINDS[kind].filter, side)
  return filter
}

/** Name of a side. Names of members come from the records. */
export const nameSide = (kind: Kind, side: string, members: ReadonlyMap<string, NamedMember>): string => {
  if (kind === 'year') return `fiscal year ${side}`
  if (kind === 'state') return isState(side) ? STATES[side] : side
  return members.get(side)?.name ?? side
}
