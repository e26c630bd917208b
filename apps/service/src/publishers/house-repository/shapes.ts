import { many, maybe, one, type XmlShape } from '../xml/find-shape-fault.ts'

const STAMPS = {
  'create-date': 'maybe',
  'add-date': 'maybe',
  'update-date': 'maybe',
  'publish-date': 'maybe',
  'orig-publish-date': 'maybe',
  'remove-date': 'maybe',
} as const
const NAMES = maybe({ children: { 'committee-name': many({ attributes: { id: 'one' } }) } })

/** A meeting of the Committee Repository. Its documents are checked one by one. */
export const MEETING: XmlShape = {
  attributes: {
    ...STAMPS,
    'congress-num': 'one',
    'session-num': 'one',
    'meeting-id': 'one',
    'meeting-type': 'one',
  },
  children: {
    'current-status': one(),
    language: maybe(),
    copyright: maybe(),
    'publish-dates': maybe({ children: { 'publish-date': many({ attributes: { date: 'one' } }) } }),
    'meeting-details': one({
      children: {
        committees: NAMES,
        subcommittees: NAMES,
        'meeting-date': one({ children: { 'calendar-date': one(), 'start-time': maybe() } }),
        'meeting-location': maybe({
          children: { 'capitol-complex': maybe({ children: { room: maybe(), building: maybe() } }) },
        }),
        'meeting-title': one(),
      },
    }),
    'meeting-documents': maybe({ children: { 'meeting-document': many({ open: true }) } }),
  },
}

const FILES = maybe({
  children: { file: many({ attributes: { ...STAMPS, 'doc-url': 'one', 'doc-type': 'maybe' } }) },
})

export const MEETING_DOCUMENT: XmlShape = {
  attributes: { ...STAMPS, type: 'one' },
  children: {
    description: maybe(),
    'legis-num': maybe(),
    // Repeats the other elements.
    'filename-metadata': maybe({ open: true }),
    files: FILES,
  },
}

/** A list of witnesses, which are checked one by one. */
export const WITNESS_LIST: XmlShape = {
  attributes: { ...STAMPS, 'meeting-id': 'one' },
  children: {
    language: maybe(),
    copyright: maybe(),
    panel: many({ attributes: { 'sort-order': 'one' }, children: { witness: many({ open: true }) } }),
  },
}

/** A witness, whose documents are checked one by one. */
export const WITNESS: XmlShape = {
  attributes: { ...STAMPS, testified: 'maybe', 'witness-type': 'maybe' },
  children: {
    honorific: maybe(),
    firstname: maybe(),
    middlename: maybe(),
    lastname: one(),
    suffix: maybe(),
    position: maybe(),
    organization: maybe(),
    testified: maybe(),
    'witness-type': maybe(),
    'witness-documents': maybe({ children: { 'witness-document': many({ open: true }) } }),
  },
}

export const WITNESS_DOCUMENT: XmlShape = {
  attributes: STAMPS,
  children: {
    description: maybe(),
    type: one(),
    'filename-metadata': maybe({ open: true }),
    files: FILES,
  },
}
