import type { HomonymRisk } from '@rotunda/contract'
import type { Frequencies } from './count-frequencies.ts'
import type { FoldedName } from './fold-name.ts'

/** From this many expected others on a name is one of several persons, or may be. */
const EXPECTED = { high: 0.5, medium: 0.05 } as const

/** How likely it is that the name of a profile is that of several persons, among all profiles. */
export const rateHomonyms = (profiles: Iterable<readonly FoldedName[]>, frequencies: Frequencies) => {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const names of profiles) {
    const name = pickName(names)
    add(keyOf(name))
    add(`${keyOf(name)}, ${name.middle.charAt(0)}`)
  }
  const countOthers = (name: FoldedName): number => {
    const of = (initial: string) => counts.get(`${keyOf(name)}, ${initial}`) ?? 0
    if (name.middle === '') return (counts.get(keyOf(name)) ?? 1) - 1
    return of(name.middle.charAt(0)) + of('') - 1
  }
  return (names: readonly FoldedName[], isUnclear: boolean): HomonymRisk => {
    const name = pickName(names)
    const expected =
      name.last === '' ? 0 : frequencies.expectHomonyms(name.last, name.first, name.middle !== '')
    if (countOthers(name) > 0 || expected >= EXPECTED.high) return 'high'
    return isUnclear || expected >= EXPECTED.medium ? 'medium' : 'low'
  }
}

const keyOf = ({ last, first, whole }: FoldedName): string =>
  last === '' || first === '' ? whole : `${last}, ${first}`

/** The one that says most. */
const pickName = (names: readonly FoldedName[]): FoldedName =>
  names.reduce((one, other) => (other.middle.length > one.middle.length ? other : one))
