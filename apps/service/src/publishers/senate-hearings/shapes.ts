import { many, maybe, one, type XmlShape } from '../xml/find-shape-fault.ts'

const ASSOCIATED = {
  congress: 'one',
  document_prefix: 'one',
  document_num: 'one',
  document_description: 'maybe',
  partition: 'maybe',
} as const

const OTHERS = {
  last_update: maybe(),
  // Ends both in a Z and in an offset, so it states two times. `last_update` is read in its place.
  last_update_iso_8601: maybe(),
  sub_cmte: many(),
  type: maybe(),
  day_of_week: maybe(),
  room: maybe(),
  video_url: maybe(),
  senate_cable_channel: maybe(),
  Documents: maybe({ children: { AssociatedDocument: many({ attributes: ASSOCIATED }) } }),
  matter: one(),
}

/** A meeting. No mark of a postponed or cancelled meeting is known, so a new element must be examined. */
export const SENATE_MEETING: XmlShape = {
  children: {
    ...OTHERS,
    identifier: one(),
    cmte_code: one(),
    committee: one(),
    date: one(),
    date_iso_8601: one(),
    time: one(),
    time_iso_8601: one(),
  },
}

/** The entry of a day without hearings. It has no identifier, and only those other elements that the site fills. */
export const FREE_DAY: XmlShape = {
  children: {
    ...OTHERS,
    cmte_code: maybe(),
    committee: maybe(),
    date: maybe(),
    date_iso_8601: maybe(),
    time: maybe(),
    time_iso_8601: maybe(),
  },
}
