import { closed } from '@rotunda/contract'
import { Type, type TSchema, type Static } from 'typebox'
import { makeJsonShape } from '../json/parse-json-document.ts'

const maybe = <T extends TSchema>(schema: T) => Type.Optional(schema)

const Text = Type.String()
const Web = Type.String({ pattern: '^https?://' })
/** A number of at most nine digits: of an event, a jacket, a bill. */
const Count = Type.Union([
  Type.Integer({ minimum: 0, maximum: 999_999_999 }),
  Type.String({ pattern: '^\\d{1,9}$' }),
])
/** A day, which may have its midnight. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(?:[T ]00:00:00(?:Z|\\+00:00)?)?$' })
const Congress = Type.Union([
  Type.Integer({ minimum: 1, maximum: 400 }),
  Type.String({ pattern: '^[1-9]\\d{0,2}$' }),
])
const Chamber = Type.Enum(['House', 'Senate', 'NoChamber'])
/** Entries are checked one by one. */
const Entries = maybe(Type.Array(Type.Unknown()))
const Committees = maybe(Type.Array(closed({ name: maybe(Text), systemCode: maybe(Text), url: maybe(Text) })))
const Numbered = closed({
  congress: Congress,
  number: Count,
  part: maybe(Type.Union([Type.String(), Type.Integer(), Type.Null()])),
  url: maybe(Text),
})

/** A further day of the same meeting. */
const Continuation = Type.Union([Text, closed({ continuationDate: Text }), closed({ date: Text })])

const MeetingSchema = closed({
  chamber: Chamber,
  committees: Committees,
  congress: Congress,
  continuations: maybe(Type.Array(Continuation)),
  date: Text,
  eventId: Count,
  hearingTranscript: maybe(Type.Array(closed({ jacketNumber: Count, url: maybe(Text) }))),
  isManuallyCurated: maybe(Type.Unknown()),
  location: maybe(
    Type.Union([
      Type.Null(),
      closed({
        room: maybe(Text),
        building: maybe(Text),
        address: maybe(
          Type.Union([Text, Type.Record(Type.String(), Type.Union([Text, Type.Integer(), Type.Null()]))]),
        ),
      }),
    ]),
  ),
  meetingDocuments: Entries,
  meetingStatus: Type.Enum(['Scheduled', 'Canceled', 'Postponed', 'Rescheduled']),
  relatedItems: maybe(
    closed({
      bills: maybe(Type.Array(closed({ congress: Congress, number: Count, type: Text, url: maybe(Text) }))),
      nominations: maybe(Type.Array(Numbered)),
      treaties: maybe(Type.Array(Numbered)),
    }),
  ),
  title: maybe(Text),
  type: Type.Enum(['Hearing', 'Markup', 'Meeting']),
  updateDate: Text,
  videos: maybe(Type.Array(closed({ name: maybe(Text), url: Web }))),
  witnessDocuments: Entries,
  witnesses: Entries,
})
export const MEETING = makeJsonShape(MeetingSchema)

const WitnessSchema = closed({
  name: Type.String({ minLength: 1 }),
  position: maybe(Text),
  organization: maybe(Text),
})
export const WITNESS = makeJsonShape(WitnessSchema)

const MeetingDocumentSchema = closed({
  name: maybe(Text),
  description: maybe(Text),
  documentType: maybe(Text),
  format: maybe(Text),
  url: Type.String({ pattern: '^https?://' }),
})
export const MEETING_DOCUMENT = makeJsonShape(MeetingDocumentSchema)

const HearingSchema = closed({
  associatedMeeting: maybe(
    closed({ eventId: maybe(Count), eventID: maybe(Count), url: maybe(Text), URL: maybe(Text) }),
  ),
  chamber: Chamber,
  citation: maybe(Text),
  committees: Committees,
  congress: Congress,
  dates: maybe(Type.Array(closed({ date: Day }))),
  formats: maybe(Type.Array(closed({ type: Type.Enum(['PDF', 'Formatted Text']), url: Web }))),
  jacketNumber: Count,
  libraryOfCongressIdentifier: maybe(Text),
  number: maybe(Count),
  part: maybe(Count),
  title: maybe(Text),
  updateDate: Text,
})
export const HEARING = makeJsonShape(HearingSchema)

const ListedMeetingSchema = closed({
  chamber: Chamber,
  congress: Congress,
  eventId: Count,
  updateDate: Text,
  url: maybe(Text),
})
export const LISTED_MEETING = makeJsonShape(ListedMeetingSchema)

const ListedHearingSchema = closed({
  chamber: Chamber,
  congress: Congress,
  jacketNumber: Count,
  number: maybe(Count),
  part: maybe(Count),
  updateDate: Text,
  url: maybe(Text),
})
export const LISTED_HEARING = makeJsonShape(ListedHearingSchema)

/** Items of the API of Congress.gov, as it returns them. */
export type CongressGovMeeting = Static<typeof MeetingSchema>
export type CongressGovHearing = Static<typeof HearingSchema>
