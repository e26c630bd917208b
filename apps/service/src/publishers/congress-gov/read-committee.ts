import { closed } from '@rotunda/contract'
import { Type, type TSchema } from 'typebox'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import { listOnce } from '../entries/list-once.ts'
import type { EntryReading } from '../entries/list-rows.ts'
import { findLateDay } from '../hearings/congress-days.ts'
import { makeJsonShape } from '../json/parse-json-document.ts'
import type { Source } from '../publisher.ts'
import { parseInstant } from './open-answer.ts'

/** Reads an entry of a list of committees. The subcommittees that it names have entries of their own. */
export const readListedCommittee = (value: unknown, listed_congress: number | null): EntryReading => {
  if (!LISTED_COMMITTEE.has(value)) return { kind: 'fault', fault: `${LISTED_COMMITTEE.findFault(value)}.` }
  return finish({
    form: 'listed',
    listed_congress,
    code: value.systemCode.toLowerCase(),
    name: tidyBlanks(value.name),
    chamber: value.chamber,
    kind: value.committeeTypeCode,
    parent: value.parent?.systemCode.toLowerCase() ?? null,
    current: null,
    website: null,
    history: [],
  })
}

/** Reads a committee in full. Checks its history against the time of the retrieval. */
export const readCommitteeItem = (value: unknown, source: Pick<Source, 'retrieved_at'>): EntryReading => {
  if (!COMMITTEE_ITEM.has(value)) return { kind: 'fault', fault: `${COMMITTEE_ITEM.findFault(value)}.` }
  const history = (value.history ?? []).map((entry): CongressGovCommitteeName | undefined => {
    const [from, to] = [readDay(entry.startDate), readDay(entry.endDate)]
    if (from === undefined || to === undefined || (from !== null && to !== null && to < from))
      return undefined
    if ((from ?? FIRST_DAY) < FIRST_DAY || isAhead(from, to, source)) return undefined
    return {
      official_name: tidyText(entry.officialName),
      library_name: tidyText(entry.libraryOfCongressName),
      from,
      to,
      established_by: tidyText(entry.establishingAuthority),
      loc_linked_data_id: entry.locLinkedDataId ?? null,
      superintendent_document_number: entry.superintendentDocumentNumber ?? null,
      nara_id: entry.naraId ?? null,
    }
  })
  const known = history.filter((entry) => entry !== undefined)
  if (known.length < history.length)
    return {
      kind: 'fault',
      fault:
        'A name in the history of the committee has impossible or future days, or ends before it begins.',
    }
  return finish({
    form: 'item',
    listed_congress: null,
    code: value.systemCode.toLowerCase(),
    name: tidyText(value.name),
    chamber: value.chamber ?? null,
    kind: value.type ?? null,
    parent: value.parent?.systemCode.toLowerCase() ?? null,
    current: value.isCurrent ?? null,
    website: value.committeeWebsiteUrl ?? null,
    history: listOnce(known),
  })
}

/** Congress met first in 1789. */
const FIRST_DAY = '1789-03-04'

/** Whether a day lies too far ahead. A name in use may end with its Congress, at most two years ahead. */
const isAhead = (from: string | null, to: string | null, source: Pick<Source, 'retrieved_at'>): boolean => {
  const inTwoYears = Temporal.Instant.from(source.retrieved_at)
    .toZonedDateTimeISO('UTC')
    .add({ years: 2 })
    .toPlainDate()
    .toString()
  return findLateDay([from], source) !== undefined || (to ?? '') > inTwoYears
}

/** Reads a day, which is written as its midnight in Washington. */
const readDay = (text: string | null | undefined): string | null | undefined => {
  if (text === null || text === undefined) return null
  const instant = parseInstant(text)
  return instant === undefined
    ? undefined
    : Temporal.Instant.from(instant).toZonedDateTimeISO('America/New_York').toPlainDate().toString()
}

/** Refuses an invalid code. Some lists have codes that no committee has, such as `LOC18600316` and `no NACO`. */
const finish = (draft: CongressGovCommitteeDraft): EntryReading => {
  const odd = [draft.code, ...(draft.parent === null ? [] : [draft.parent])].find((code) => !CODE.test(code))
  if (odd === undefined) return { kind: 'entry', id: draft.code, draft }
  return { kind: 'fault', fault: `“${odd}” is not a code of a committee.` }
}

const CODE = /^[hsj][a-z]{3}\d{2}$/

/** A committee as Congress.gov has it: an entry of a list, or the item with its history. */
export type CongressGovCommitteeDraft = {
  readonly form: 'item' | 'listed'
  /** Congress of the list, if it was requested by Congress. */
  readonly listed_congress: number | null
  /** Code in lower case. */
  readonly code: string
  /** Null in an item, which has only names by time. */
  readonly name: string | null
  readonly chamber: string | null
  readonly kind: string | null
  readonly parent: string | null
  readonly current: boolean | null
  readonly website: string | null
  readonly history: readonly CongressGovCommitteeName[]
}

export type CongressGovCommitteeName = {
  readonly official_name: string | null
  readonly library_name: string | null
  /** Days in Washington. */
  readonly from: string | null
  readonly to: string | null
  readonly established_by: string | null
  readonly loc_linked_data_id: string | null
  readonly superintendent_document_number: string | null
  readonly nara_id: string | null
}

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
/** Codes of other forms occur, and are checked when the entry is read. */
const Code = Text
const Related = closed({ name: maybe(Text), systemCode: Code, url: maybe(Text) })
const Counted = closed({ count: Type.Integer({ minimum: 0 }), url: Text })

export const LISTED_COMMITTEE = makeJsonShape(
  closed({
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

const HistoryEntry = closed({
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
  closed({
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
