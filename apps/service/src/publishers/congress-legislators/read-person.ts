import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import { listOnce } from '../entries/list-once.ts'
import type { EntryReading, RefusedPart } from '../entries/list-rows.ts'
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
    fec: listOnce(fec ?? []),
    name: { ...readName(name), last: tidyBlanks(name.last) },
    other_names: listOnce(
      (other_names ?? []).map((other) => ({
        ...readName(other),
        start: other.start ?? null,
        end: other.end ?? null,
      })),
    ),
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

/** Returns each value as text, without the blanks around it. */
export const readTexts = (
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, tidyBlanks(String(value))]))

type Form = { readonly pattern: RegExp; readonly rule: string }

const numberOf = (digits: number): Form => ({
  pattern: new RegExp(`^\\d{1,${digits}}$`),
  rule: `a number of at most ${digits} digits`,
})

/** Forms of ids in other systems. The ids of encyclopedias have none. */
export const ID_FORMS = {
  govtrack: numberOf(6),
  icpsr: numberOf(6),
  icpsr_prez: numberOf(6),
  thomas: numberOf(5),
  votesmart: numberOf(6),
  cspan: numberOf(8),
  lis: { pattern: /^S\d{1,4}$/, rule: 'S and digits' },
  opensecrets: { pattern: /^N\d{8}$/, rule: 'N and eight digits' },
} as const satisfies Readonly<Record<string, Form>>

type WithIds = { readonly ids: Readonly<Record<string, string>> }

/** Returns the entry, or the fault of an id that its system cannot have given. */
export const finishEntry = (
  id: string,
  draft: WithIds,
  refused: readonly RefusedPart[] = [],
): EntryReading => {
  const fault = findIdFault(draft.ids)
  return fault === undefined ? { kind: 'entry', id, draft, refused } : { kind: 'fault', fault }
}

const findIdFault = (ids: Readonly<Record<string, string>>): string | undefined => {
  for (const [name, { pattern, rule }] of Object.entries(ID_FORMS)) {
    const id = ids[name] ?? ''
    if (id !== '' && !pattern.test(id))
      return `id.${name} is “${id}”, not ${rule}. Correct the id in the list.`
  }
  return undefined
}

/** Finds the day from which a person with this birthday may sit. */
export const findGrownUpDay = (birthday: string): string =>
  Temporal.PlainDate.from(birthday).add({ years: YOUNGEST }).toString()

/** Age in years: no younger person has sat in Congress. */
const YOUNGEST = 20

export const Text = Type.String({ minLength: 1 })
/** The oldest member was born in 1706. */
export const Day = Type.String({ format: 'date', pattern: '^(?:1[789]|2\\d)\\d{2}-\\d{2}-\\d{2}$' })
export const Bioguide = Type.String({ pattern: '^[A-Z]\\d{6}$' })
/** An id of a candidate of the Federal Election Commission. */
export const FEC_ID = /^[HSP]\d(?:[A-Z]{2}\d{5}|\d{7})$/
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
  fec: Type.Optional(Type.Array(Type.String({ pattern: FEC_ID.source }))),
  bioguide_previous: Type.Optional(Type.Array(Bioguide)),
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
