import type { Static } from 'typebox'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import type { LegislatorDraft, OtherName, PersonName } from './legislator-draft.ts'
import type { closed, Person, PersonIds } from './person-schema.ts'

/** Part of the entries of each list, whose schema checks it. */
type PersonEntry = Static<ReturnType<typeof closed<typeof Person>>> & {
  readonly id: Static<ReturnType<typeof closed<typeof PersonIds>>>
}

type PersonFacts = Pick<
  LegislatorDraft,
  'ids' | 'fec' | 'name' | 'other_names' | 'birthday' | 'died' | 'gender'
>

/** Facts of a person that the lists of members and that of presidents have in the same form. */
export const readPerson = ({ id, name, other_names, bio }: PersonEntry): PersonFacts => {
  const { fec, bioguide_previous: _previous, ...single } = id
  const { bioguide: _own, ...ids } = readTexts(single)
  return {
    ids,
    fec: fec ?? [],
    name: { ...readName(name), last: tidyBlanks(name.last) },
    other_names: (other_names ?? []).map((other) => ({
      ...readName(other),
      start: other.start ?? null,
      end: other.end ?? null,
    })),
    birthday: bio?.birthday ?? null,
    died: bio?.died ?? null,
    gender: bio?.gender ?? null,
  }
}

type NameParts = { readonly [Part in keyof PersonName]?: string }

const readName = (parts: NameParts): Omit<OtherName, 'start' | 'end'> => ({
  first: tidyText(parts.first),
  middle: tidyText(parts.middle),
  last: tidyText(parts.last),
  suffix: tidyText(parts.suffix),
  nickname: tidyText(parts.nickname),
  official_full: tidyText(parts.official_full),
})

/** Each value as text. */
export const readTexts = (
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

/** The day from which a person who was born on this one may sit. */
export const findGrownUpDay = (birthday: string): string =>
  Temporal.PlainDate.from(birthday).add({ years: YOUNGEST }).toString()

/** No younger person has sat in Congress. */
const YOUNGEST = 20
