import { Type, type TSchema } from 'typebox'
import { makeJsonShape } from '../json/make-json-shape.ts'

const strict = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false })
const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema)

const Text = Type.String({ minLength: 1 })
const TextOrNull = Type.Union([Text, Type.Null()])
const Chamber = Type.Enum(['House', 'Senate', 'Joint', 'NoChamber'])
const Kind = Type.Enum([
  'Commission or Caucus',
  'Joint',
  'Other',
  'Select',
  'Special',
  'Standing',
  'Subcommittee',
  'Task Force',
])
/** Codes of other forms occur; they are looked at when the entry is read. */
const Code = Text
const Related = strict({ name: maybe(Text), systemCode: Code, url: maybe(Text) })
const Counted = strict({ count: Type.Integer({ minimum: 0 }), url: Text })

export const LISTED_COMMITTEE = makeJsonShape(
  strict({
    chamber: Chamber,
    committeeTypeCode: Kind,
    name: Text,
    parent: maybe(Related),
    subcommittees: maybe(Type.Array(Related)),
    systemCode: Code,
    updateDate: maybe(Text),
    url: maybe(Text),
  }),
)

const HistoryEntry = strict({
  officialName: maybe(TextOrNull),
  libraryOfCongressName: maybe(TextOrNull),
  startDate: maybe(TextOrNull),
  endDate: maybe(TextOrNull),
  updateDate: maybe(Text),
  establishingAuthority: maybe(TextOrNull),
  locLinkedDataId: maybe(TextOrNull),
  superintendentDocumentNumber: maybe(TextOrNull),
  naraId: maybe(TextOrNull),
  committeeTypeCode: maybe(Kind),
})

export const COMMITTEE_ITEM = makeJsonShape(
  strict({
    bills: maybe(Counted),
    chamber: maybe(Chamber),
    committeeWebsiteUrl: maybe(Text),
    communications: maybe(Counted),
    history: maybe(Type.Array(HistoryEntry)),
    isCurrent: maybe(Type.Boolean()),
    name: maybe(Text),
    nominations: maybe(Counted),
    parent: maybe(Related),
    reports: maybe(Counted),
    subcommittees: maybe(Type.Array(Related)),
    systemCode: Code,
    type: maybe(Kind),
    updateDate: maybe(Text),
  }),
)
