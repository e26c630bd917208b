import { Type, type TSchema } from 'typebox'
import { makeJsonShape } from '../json/make-json-shape.ts'

const strict = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false })
const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema)

const Text = Type.String({ minLength: 1 })
const Bioguide = Type.String({ pattern: '^[A-Za-z]\\d{6}$' })
const Year = Type.Integer({ minimum: 1700, maximum: 2200 })
const YearText = Type.String({ pattern: '^(?:1[6-9]|20)\\d{2}$' })
const District = Type.Integer({ minimum: 0, maximum: 99 })
const Congress = Type.Integer({ minimum: 1, maximum: 400 })
const Chamber = Type.Enum(['House of Representatives', 'Senate'])
const Depiction = strict({ imageUrl: maybe(Text), attribution: maybe(Type.Union([Text, Type.Null()])) })
const Counted = strict({ count: Type.Integer({ minimum: 0 }), url: Text })

export const LISTED_MEMBER = makeJsonShape(
  strict({
    bioguideId: Bioguide,
    depiction: maybe(Depiction),
    district: maybe(Type.Union([District, Type.Null()])),
    name: Text,
    partyName: Text,
    state: Text,
    terms: strict({
      item: Type.Array(strict({ chamber: Chamber, startYear: Year, endYear: maybe(Year) }), { minItems: 1 }),
    }),
    updateDate: Text,
    url: Text,
  }),
)

const Term = strict({
  chamber: Chamber,
  congress: Congress,
  memberType: Type.Enum(['Representative', 'Senator', 'Delegate', 'Resident Commissioner']),
  stateCode: maybe(Type.String({ pattern: '^[A-Z]{2}$' })),
  stateName: maybe(Text),
  district: maybe(Type.Union([District, Type.Null()])),
  startYear: Year,
  endYear: maybe(Year),
})

/** The answer that was recorded has `partyHistory` and no `party`; the documentation has it the other way. */
export const MEMBER_ITEM = makeJsonShape(
  strict({
    addressInformation: maybe(Type.Unknown()),
    bioguideId: Bioguide,
    birthYear: maybe(YearText),
    cosponsoredLegislation: maybe(Counted),
    currentMember: maybe(Type.Boolean()),
    deathYear: maybe(YearText),
    depiction: maybe(Depiction),
    directOrderName: Text,
    district: maybe(Type.Union([District, Type.Null()])),
    firstName: maybe(Text),
    honorificName: maybe(Text),
    invertedOrderName: Text,
    lastName: Text,
    leadership: maybe(Type.Array(strict({ congress: Congress, type: Text, current: maybe(Type.Boolean()) }))),
    middleName: maybe(Text),
    nickName: maybe(Text),
    officialUrl: maybe(Text),
    officialWebsiteUrl: maybe(Text),
    party: maybe(Text),
    partyHistory: maybe(
      Type.Array(
        strict({
          partyAbbreviation: maybe(Text),
          partyName: Text,
          startYear: Year,
          endYear: maybe(Year),
        }),
      ),
    ),
    previousNames: maybe(Type.Array(Type.Unknown())),
    sponsoredLegislation: maybe(Counted),
    state: Text,
    suffixName: maybe(Text),
    terms: Type.Array(Term, { minItems: 1 }),
    updateDate: Text,
  }),
)
