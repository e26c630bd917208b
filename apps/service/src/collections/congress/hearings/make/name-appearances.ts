import type { WitnessDraft } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import { findNameKey, writeNameKey } from './name-key.ts'

/** The lines of all lists that are of one witness, that of the fullest list first. */
export type Joined = readonly [Fact<WitnessDraft>, ...Fact<WitnessDraft>[]]

/** The fullest first. */
export const WITNESS_LISTS_BY_RANK: readonly WitnessDraft['listed_in'][] = [
  'house_xml',
  'congress_gov',
  'mods',
]

type Named = readonly [witness: Joined, name: readonly string[]]

/**
 * Names the witnesses of one place, each by a unique key. The key is the name alone if possible, because lists word
 * positions differently. Witnesses of one name are distinguished by position and organization, and by their order only
 * if those are equal too.
 */
export const nameAppearances = (witnesses: readonly Joined[]): readonly Named[] =>
  nameApart(witnesses, [nameWitness, namePost, (_, index) => String(index + 1)])

type NamePart = (draft: WitnessDraft, index: number) => string

const nameApart = (
  witnesses: readonly Joined[],
  [namePart, ...more]: readonly NamePart[],
): readonly Named[] => {
  if (namePart === undefined) return witnesses.map((witness) => [witness, []])
  const groups = Map.groupBy(
    witnesses.map((witness, index) => [witness, namePart(witness[0].draft, index)] as const),
    ([, part]) => part,
  )
  return [...groups].flatMap(([part, same]) =>
    nameApart(
      same.map(([witness]) => witness),
      same.length === 1 ? [] : more,
    ).map(([witness, rest]): Named => [witness, [part, ...rest]]),
  )
}

const nameWitness: NamePart = (draft) => {
  const key = findNameKey(draft)
  return key === undefined ? draft.name_raw : writeNameKey(key)
}

const namePost: NamePart = ({ position_raw, organization_raw }) =>
  JSON.stringify([position_raw, organization_raw])
