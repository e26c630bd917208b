import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import type { LegislatorDraft, OtherName, PersonName } from './legislator-draft.ts'

/** Part of the entries of each list. The schema of the list checks it. */
type PersonEntry = Static<ReturnType<typeof closed<typeof Person>>> & {
  readonly id: Static<ReturnType<typeof closed<typeof PersonIds>>>
}

type PersonFacts = Pick<
  LegislatorDraft,
  'ids' | 'fec' | 'name' | 'other_names' | 'birthday' | 'died' | 'gender'
>

/** Reads the facts of a person that the lists of members and of presidents have in the same form. */
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

/** Returns each value as text. */
export const readTexts = (
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))

/** Finds the day from which a person with this birthday may sit. */
export const findGrownUpDay = (birthday: string): string =>
  Temporal.PlainDate.from(birthday).add({ years: YOUNGEST }).toString()

/** Age in years: no younger person has sat in Congress. */
const YOUNGEST = 20

export const Text = Type.String({ minLength: 1 })
/** The oldest member was born in 1706. */
export const Day = Type.String({ format: 'date', pattern: '^(?:1[789]|2\\d)\\d{2}-\\d{2}-\\d{2}$' })
export const Bioguide = Type.String({ pattern: '^[A-Z]\\d{6}$' })
/** An id: some lists have numbers, others texts. A JSON number above the bound would have lost its last digits. */
export const AnyId = Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Text])

/** Identifiers that a person has at most once. */
const SINGLE_IDS = {
  thomas: Type.Optional(AnyId),
  lis: Type.Optional(AnyId),
  govtrack: Type.Optional(AnyId),
  opensecrets: Type.Optional(AnyId),
  votesmart: Type.Optional(AnyId),
  cspan: Type.Optional(AnyId),
  wikipedia: Type.Optional(AnyId),
  wikidata: Type.Optional(AnyId),
  ballotpedia: Type.Optional(AnyId),
  maplight: Type.Optional(AnyId),
  house_history: Type.Optional(AnyId),
  house_history_alternate: Type.Optional(AnyId),
  washington_post: Type.Optional(AnyId),
  icpsr: Type.Optional(AnyId),
  icpsr_prez: Type.Optional(AnyId),
  google_entity_id: Type.Optional(AnyId),
  pictorial: Type.Optional(AnyId),
}

export const PersonIds = {
  ...SINGLE_IDS,
  fec: Type.Optional(Type.Array(Text)),
  bioguide_previous: Type.Optional(Type.Array(Text)),
}

const NAME_PARTS = {
  first: Type.Optional(Text),
  middle: Type.Optional(Text),
  last: Type.Optional(Text),
  suffix: Type.Optional(Text),
  nickname: Type.Optional(Text),
  official_full: Type.Optional(Text),
}

export const Person = {
  name: closed({ ...NAME_PARTS, last: Text }),
  other_names: Type.Optional(
    Type.Array(closed({ ...NAME_PARTS, start: Type.Optional(Day), end: Type.Optional(Day) })),
  ),
  bio: Type.Optional(
    closed({
      birthday: Type.Optional(Day),
      died: Type.Optional(Day),
      gender: Type.Optional(Type.Enum(['F', 'M'])),
      religion: Type.Optional(Text),
    }),
  ),
}
