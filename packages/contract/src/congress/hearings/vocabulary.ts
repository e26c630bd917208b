/** Purposes of a meeting. */
export const EVENT_TYPES = {
  Hearing: 'Witnesses or documents are heard.',
  Markup: 'A bill or resolution is amended and voted on.',
  Meeting: 'Any other meeting, and every meeting about which no source says more.',
} as const

/** How the type of a meeting is known. */
export const EVENT_TYPE_BASES = {
  native: 'The source itself says Hearing, Markup or Meeting. Only House meetings have this.',
  feed: 'From the type in the schedule of the Senate, such as “Open Hearing”.',
  title: 'From the title, since no source has a type for Senate meetings that says more.',
  unknown:
    'Neither a type nor the title says it: the row has Meeting, as Congress.gov calls every Senate meeting.',
} as const

export const MEETING_STATUSES = {
  Scheduled: 'It is or was on the schedule.',
  Postponed: 'It was put off, and no new time is known.',
  Canceled: 'It was called off.',
  Rescheduled: 'It was put off to the time in the row.',
  Held: 'It took place. No source says so: it is derived, see `status_basis`.',
} as const

/** How the status of a meeting is known. */
export const STATUS_BASES = {
  native: 'The source says it.',
  schedule: 'The meeting is on the schedule of the Senate, which has no status.',
  title: 'The title says that the meeting was called off or put off, while the schedule still has it.',
  derived: 'A witness is listed as having testified, or a transcript or a printed record names the meeting.',
} as const

/** How a committee takes part in a meeting. */
export const COMMITTEE_ROLES = {
  host: 'The only committee that meets, or the committee of the subcommittees that meet.',
  joint: 'One of several committees that meet together.',
  subcommittee: 'A subcommittee that meets.',
} as const

/** How much is known of the witnesses of a meeting. */
export const WITNESS_COVERAGE = {
  listed: 'At least one witness is listed.',
  not_published: 'The Senate publishes no list of witnesses; they are known once the hearing is printed.',
  unknown: 'No list of witnesses was found: there may be none, or it is not out yet.',
} as const

/** Lists that name a witness. */
export const WITNESS_LISTS = {
  house_xml: 'List of witnesses of the House Committee Repository.',
  congress_gov: 'Congress.gov.',
  mods: 'Record of the printed hearing at govinfo.',
} as const

export const DOCUMENT_GROUPS = {
  meeting: 'A document of the committee for the meeting.',
  witness: 'A document that a witness gave.',
} as const

/** How a document is known to be of a witness. */
export const DOCUMENT_LINK_BASES = {
  xml: 'The source lists the document under the witness.',
  file_name:
    'The name of the file has the surname and initial of one witness of the meeting, and of one alone.',
  none: 'Not linked to a witness.',
} as const

/** How a printed hearing is known to be of a meeting. */
export const PUBLICATION_LINK_BASES = {
  event_id: 'The record of the printed hearing names the meeting.',
  jacket: 'The meeting names the jacket number of the printed hearing. A candidate.',
  committee_and_date: 'Only one meeting of the same committee was held on the day. A candidate.',
  none: 'Not linked to a meeting.',
} as const
