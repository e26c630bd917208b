/** Types of meetings. */
export const EVENT_TYPES = {
  Hearing: 'The committee hears witnesses or takes evidence.',
  Markup: 'The committee amends a bill or resolution and votes on it.',
  Meeting: 'Any other meeting, and every meeting without a more exact type in any source.',
} as const

/** Evidence for the type of a meeting. */
export const EVENT_TYPE_BASES = {
  native: 'The source states Hearing, Markup or Meeting. Only House meetings have this.',
  feed: 'The type comes from the schedule of the Senate, such as “Open Hearing”.',
  title: 'The type comes from the title, since no source has a more exact type for Senate meetings.',
  unknown:
    'Neither a type nor the title decides. The row has Meeting, as Congress.gov calls every Senate meeting.',
} as const

export const MEETING_STATUSES = {
  Scheduled: 'The meeting is or was on the schedule.',
  Postponed: 'The meeting was postponed, and no new time is known.',
  Canceled: 'The meeting was canceled.',
  Rescheduled: 'The meeting was moved to the time in the row.',
  Held: 'The meeting took place. No source states this; `status_basis` gives the evidence.',
} as const

/** Evidence for the status of a meeting. */
export const STATUS_BASES = {
  native: 'The source states the status.',
  schedule: 'The meeting is on the schedule of the Senate, which has no status.',
  title: 'The title says canceled or postponed, while the schedule still has the meeting.',
  derived: 'A list says that a witness testified, or a transcript or printed record names the meeting.',
} as const

/** Roles of a committee in a meeting. */
export const COMMITTEE_ROLES = {
  host: 'The only committee that meets, or the parent of the subcommittees that meet.',
  joint: 'A committee that meets jointly with other committees.',
  subcommittee: 'A subcommittee that meets.',
} as const

/** Coverage of the witnesses of a meeting. */
export const WITNESS_COVERAGE = {
  listed: 'At least one witness is listed.',
  not_published: 'The Senate publishes no witness lists. Witnesses are known after the hearing is printed.',
  unknown: 'No witness list was found. The meeting may have no witnesses, or the list is not out yet.',
} as const

/** Lists that name witnesses. */
export const WITNESS_LISTS = {
  house_xml: 'Witness list of the House Committee Repository.',
  congress_gov: 'Witness list at Congress.gov.',
  mods: 'Record of the printed hearing at govinfo.',
} as const

export const DOCUMENT_GROUPS = {
  meeting: 'A document of the committee for the meeting.',
  witness: 'A document from a witness.',
} as const

/** Evidence that links a document to a witness. */
export const DOCUMENT_LINK_BASES = {
  xml: 'The source lists the document under the witness.',
  file_name: 'The file name has the surname and initial of exactly one witness of the meeting.',
  none: 'The document has no link to a witness.',
} as const

/** Evidence that links a printed hearing to a meeting. */
export const PUBLICATION_LINK_BASES = {
  event_id: 'The record of the printed hearing names the meeting.',
  jacket: 'The meeting names the jacket number of the printed hearing. The link is a candidate.',
  committee_and_date: 'The committee held only one meeting on that day. The link is a candidate.',
  none: 'The printed hearing has no link to a meeting.',
} as const
