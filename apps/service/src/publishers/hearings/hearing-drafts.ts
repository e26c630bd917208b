import type { BillNumber } from './parse-bill-number.ts'

export type HearingChamber = 'House' | 'Senate' | 'Joint' | 'None'

/** A committee as a source names it. */
export type NamedCommittee = {
  readonly code: string | null
  readonly name: string | null
  /** Whether the source lists it among subcommittees. */
  readonly isSubcommittee: boolean
}

/** A nomination or a treaty, by its Congress and number. */
export type NumberedItem = {
  readonly congress: number
  readonly number: string
  readonly part: string | null
}

/** Facts that identify the meeting of a statement. */
type OfMeeting = {
  readonly event_id: string
  readonly chamber: HearingChamber
  /** Null if the source does not state it. */
  readonly congress: number | null
  /** Time of the publisher's last change; null if the publisher does not state it. */
  readonly stated_at: string | null
}

/** A meeting as one source has it at one time. */
export type MeetingDraft = OfMeeting & {
  readonly chamber_raw: string | null
  readonly session: number | null
  readonly event_type_raw: string | null
  readonly status_raw: string | null
  readonly title: string | null
  /** UTC. */
  readonly starts_at: string | null
  readonly local_date: string
  readonly local_time: string | null
  readonly time_note: string | null
  readonly room: string | null
  readonly building: string | null
  readonly address: string | null
  readonly committees: readonly NamedCommittee[]
  readonly bills: readonly BillNumber[]
  readonly nominations: readonly NumberedItem[]
  readonly treaties: readonly NumberedItem[]
  readonly videos: readonly { readonly url: string; readonly name: string | null }[]
  /** Numbers of the printed record. */
  readonly jackets: readonly string[]
  /** Other days of the same meeting. */
  readonly continuations: readonly string[]
  /** Time of its publication, and of each later publication. */
  readonly published: readonly string[]
}

/** A witness, as one list has the person. */
export type WitnessDraft = {
  readonly listed_in: 'house_xml' | 'congress_gov' | 'mods'
  readonly event_id: string | null
  readonly chamber: HearingChamber
  readonly congress: number | null
  readonly stated_at: string | null
  /** The printed hearing that names the witness; null for a list of a meeting. */
  readonly package_id: string | null
  readonly panel: number | null
  readonly order: number
  readonly name_raw: string
  readonly name: WitnessName | null
  readonly position_raw: string | null
  readonly organization_raw: string | null
  readonly witness_type: string | null
  readonly testified: boolean | null
  readonly published_at: string | null
  readonly removed_at: string | null
}
/** Parts of a name, if the source separates them. */
export type WitnessName = {
  readonly honorific: string | null
  readonly first: string | null
  readonly middle: string | null
  readonly last: string | null
  readonly suffix: string | null
}

/** A document of a meeting as one source lists it, with all its files. */
export type MeetingDocumentDraft = OfMeeting & {
  readonly listed_in: 'house_xml' | 'house_witness_xml' | 'congress_gov'
  readonly group: 'meeting' | 'witness'
  readonly type_code: string | null
  readonly type: string | null
  readonly title: string | null
  readonly bill: BillNumber | null
  readonly published_at: string | null
  readonly removed_at: string | null
  readonly files: readonly { readonly url: string; readonly format: string | null }[]
  /** Witness under whom the source lists it. */
  readonly witness: { readonly panel: number; readonly order: number } | null
}

/** The printed record of a hearing as one source describes it. */
export type PublicationDraft = {
  readonly described_in: 'congress_gov' | 'mods'
  readonly package_id: string
  readonly jacket: string | null
  readonly congress: number
  readonly session: number | null
  readonly chamber: HearingChamber
  readonly chamber_raw: string | null
  readonly doc_class: string | null
  readonly title: string | null
  readonly citation: string | null
  readonly number: string | null
  readonly part: string | null
  readonly held_dates: readonly string[]
  readonly issued_on: string | null
  readonly committees: readonly NamedCommittee[]
  readonly members: readonly { readonly bioguide: string | null; readonly name: string | null }[]
  readonly formats: readonly { readonly type: string; readonly url: string }[]
  readonly event_id: string | null
  readonly is_errata: boolean
  readonly stated_at: string | null
}

/** States that a list of Congress.gov names a meeting or a hearing. The list states nothing else about it. */
export type ListingDraft = {
  readonly kind: 'meeting' | 'hearing'
  readonly number: string
  readonly chamber: HearingChamber
  readonly congress: number
  readonly stated_at: string | null
}

/** A day on which the Senate schedules no hearing, as it states. */
export type FreeDayDraft = { readonly local_date: string | null; readonly note: string }

/** Chambers of Congress.gov, which has its own word for a body of neither chamber. */
export const CONGRESS_GOV_CHAMBERS: Readonly<Record<string, HearingChamber>> = {
  House: 'House',
  Senate: 'Senate',
  NoChamber: 'None',
}

/** Chambers of govinfo. */
export const GOVINFO_CHAMBERS: Readonly<Record<string, HearingChamber>> = {
  HOUSE: 'House',
  SENATE: 'Senate',
  JOINT: 'Joint',
}

/**
 * Whether a source names a subcommittee. The last two digits decide, in a code of four letters and two digits or of two
 * and two. Codes of committees that ended long ago, such as `n79036852`, do not tell: then the name decides.
 */
export const isSubcommittee = (code: string | null, name: string | null): boolean => {
  const [, digits] = /^(?:[HSJ][A-Z])?[A-Z]{2}(\d\d)$/i.exec(code ?? '') ?? []
  return digits === undefined ? /\bsubcommittee\b/i.test(name ?? '') : digits !== '00'
}

/** Types of documents that Congress.gov documents. */
export const isDocumentType = (type: string): boolean =>
  OTHER_TYPES.has(type) || Object.values(DOCUMENT_TYPES).includes(type)

/** Types without a code of the House Committee Repository. */
const OTHER_TYPES: ReadonlySet<string> = new Set([
  'Activity Report',
  'Committee Rules',
  'Conference Report',
  'Generic Document',
  'Hearing: Cover Page',
  'Hearing: Member Roster',
  'Hearing: Questions for the Record',
  'Hearing: Table of Contents',
  'Hearing: Witness List',
  'House or Senate Amendment',
  'Member Statements',
])

/** Meanings of the codes of documents, in the words of Congress.gov for the same documents. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  BR: 'Bills and Resolutions',
  CA: 'Committee Amendment',
  FA: 'Floor Amendment',
  CR: 'Committee Report',
  CV: 'Committee Recorded Vote',
  HT: 'Hearing: Transcript',
  SD: 'Support Document',
  WS: 'Witness Statement',
  WT: 'Witness Truth in Testimony',
  WB: 'Witness Biography',
  WD: 'Witness Supporting Document',
}
