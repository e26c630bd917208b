import { many, maybe, one, type XmlShape } from '../xml/find-shape-fault.ts'

const DATED = one({ attributes: { date: 'one' } })

const MEMBER_INFO = one({
  children: {
    namelist: one(),
    bioguideID: one(),
    lastname: one(),
    firstname: one(),
    middlename: one(),
    'sort-name': one(),
    suffix: one(),
    courtesy: one(),
    'prior-congress': one(),
    'official-name': maybe(),
    'formal-name': maybe(),
    party: one(),
    caucus: one(),
    state: one({ attributes: { 'postal-code': 'one' }, children: { 'state-fullname': one() } }),
    district: one(),
    townname: one(),
    'office-building': one(),
    'office-room': one(),
    'office-zip': one(),
    'office-zip-suffix': one(),
    phone: one(),
    'elected-date': DATED,
    'sworn-date': DATED,
    'footnote-ref': maybe(),
    footnote: maybe(),
  },
})

const PREDECESSOR = maybe({
  attributes: { cause: 'one' },
  children: {
    'pred-lastname': one(),
    'pred-firstname': one(),
    'pred-middlename': one(),
    'pred-official-name': one(),
    'pred-formal-name': one(),
    'pred-title': maybe(),
    'pred-memindex': one(),
    'pred-sort-name': one(),
    'pred-party': one(),
    'pred-vacate-date': DATED,
    'pred-footnote-ref': maybe(),
    'pred-footnote': maybe(),
  },
})

const RATIO = maybe({ children: { majority: one(), minority: one() } })

/** A seat of the House, with the person in it or without one. */
export const CLERK_MEMBER: XmlShape = {
  children: {
    statedistrict: one(),
    'member-info': MEMBER_INFO,
    'predecessor-info': PREDECESSOR,
    'committee-assignments': one({
      children: {
        committee: many({ attributes: { comcode: 'maybe', rank: 'one', leadership: 'maybe' } }),
        subcommittee: many({ attributes: { subcomcode: 'one', rank: 'one', leadership: 'maybe' } }),
      },
    }),
  },
}

export const CLERK_COMMITTEE: XmlShape = {
  attributes: {
    type: 'one',
    comcode: 'one',
    'com-room': 'maybe',
    'com-header-text': 'maybe',
    'com-zip': 'maybe',
    'com-zip-suffix': 'maybe',
    'com-building-code': 'maybe',
    'com-phone': 'maybe',
  },
  children: {
    'committee-fullname': one(),
    ratio: RATIO,
    subcommittee: many({
      attributes: {
        subcomcode: 'one',
        'subcom-room': 'maybe',
        'subcom-zip': 'maybe',
        'subcom-zip-suffix': 'maybe',
        'subcom-building-code': 'maybe',
        'subcom-phone': 'maybe',
      },
      children: { 'subcommittee-fullname': one(), ratio: RATIO },
    }),
  },
}

/** The document, its members and committees apart. */
export const CLERK_DOCUMENT: XmlShape = {
  attributes: { 'publish-date': 'one' },
  children: {
    'title-info': one({
      children: {
        'congress-num': one(),
        'congress-text': one(),
        session: one(),
        majority: one(),
        minority: one(),
        clerk: one(),
        weburl: one(),
      },
    }),
    members: one({ open: true }),
    committees: one({ open: true }),
  },
}
