import type { BillNumber } from './parse-bill-number.ts'

export type HearingChamber = 'House' | 'Senate' | 'Joint' | 'None'

/** A committee as a source names it. */
export type NamedCommittee = {
  readonly code: string | null
  readonly name: string | null
  /** Whether the source lists it among subcommittees. */
  readonly isSubcommittee: boolean
}

/** A number with its Congress: of a nomination or a treaty. */
export type NumberedItem = {
  readonly congress: number
  readonly number: string
  readonly part: string | null
}

/** The facts that name the meeting of a statement. */
type OfMeeting = {
  readonly event_id: string
  readonly chamber: HearingChamber
  /** Null where the source does not say it. */
  readonly congress: number | null
  /** When the publisher last changed what it says; null where it does not say that. */
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
  /** When it was made public, and each time that it was again. */
  readonly published: readonly string[]
}

/** A witness as one list has them. */
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
/** The parts of a name, where the source gives them apart. */
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
  /** The witness under whom the source lists it. */
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

/** That a list of Congress.gov names a meeting or a hearing: it says nothing else of it. */
export type ListingDraft = {
  readonly kind: 'meeting' | 'hearing'
  readonly number: string
  readonly chamber: HearingChamber
  readonly congress: number
  readonly stated_at: string | null
}

/** A day for which the Senate says that no hearing is scheduled. */
export type FreeDayDraft = { readonly local_date: string | null; readonly note: string }

/** The chambers of Congress.gov, which has another word for what is of neither. */
export const CONGRESS_GOV_CHAMBERS: Readonly<Record<string, HearingChamber>> = {
  House: 'House',
  Senate: 'Senate',
  NoChamber: 'None',
}

/** The chambers of govinfo. */
export const GOVINFO_CHAMBERS: Readonly<Record<string, HearingChamber>> = {
  HOUSE: 'House',
  SENATE: 'Senate',
  JOINT: 'Joint',
}

/**
 * Whether a source names a subcommittee: by the last two digits of a code of four letters and two digits, or of two and
 * two. Codes of committees that ended long ago, such as `n79036852`, say nothing: there the name does.
 */
export const isSubcommittee = (code: string | null, name: string | null): boolean => {
  const [, digits] = /^(?:[HSJ][A-Z])?[A-Z]{2}(\d\d)$/i.exec(code ?? '') ?? []
  return digits === undefined ? /\bsubcommittee\b/i.test(name ?? '') : digits !== '00'
}

/** The meaning of the codes of documents, in the words of Congress.gov for the same documents. */
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
