import { Type, type TProperties } from 'typebox'

/** An object with these keys and no other: a key that was renamed must not pass for one that is absent. */
export const closed = <Keys extends TProperties>(keys: Keys) =>
  Type.Object(keys, { additionalProperties: false })

export const Text = Type.String({ minLength: 1 })
/** The oldest member was born in 1706. */
export const Day = Type.String({ format: 'date', pattern: '^(?:1[789]|2\\d)\\d{2}-\\d{2}-\\d{2}$' })
export const Bioguide = Type.String({ pattern: '^[A-Z]\\d{6}$' })
/** Numbers in one list are texts in another. Above the bound a number of JSON would have lost its last digits. */
export const AnyId = Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Text])

/** Identifiers that a person has once. */
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
