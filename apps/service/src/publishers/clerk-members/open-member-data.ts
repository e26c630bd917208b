import { findCongress } from '../hearings/congress-days.ts'
import { DocumentRefused, type ReadNeeds } from '../publisher.ts'
import { findShapeFault, many, maybe, one, type XmlShape } from '../xml/find-shape-fault.ts'
import { parseXmlDocument, readText, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'
import { parseLongDay } from '../cells/calendar-days.ts'

/** Facts about the whole list. */
export type ClerkFacts = {
  readonly congress: number
  readonly session: number
  readonly published_on: string
  /** Letter of the party that has the majority. */
  readonly majority: string
}

const WHAT = 'list of members of the Clerk of the House'

/** Parses the list, its Congress and its day. Throws a DocumentRefused for any other document. */
export const openMemberData = async ({
  source,
  open,
}: ReadNeeds): Promise<{ readonly root: XmlElement; readonly facts: ClerkFacts }> => {
  const root = parseXmlDocument(await readXmlBytes(open, WHAT), 'MemberData', WHAT)
  const fault = findShapeFault(root, CLERK_DOCUMENT) ?? findStranger(root)
  if (fault !== undefined) throw new DocumentRefused(`This ${WHAT} has an unknown form: ${fault}.`)
  const facts = readFacts(root)
  refuseContradiction(facts, source.retrieved_at)
  return { root, facts }
}

/** Finds an unknown element in the lists of members and committees, whose own elements are checked one by one. */
const findStranger = (root: XmlElement): string | undefined => {
  const [members, committees] = ['members', 'committees'].map((name) =>
    root.children.find((child) => child.name === name),
  )
  const stranger =
    members?.children.find(({ name }) => name !== 'member') ??
    committees?.children.find(({ name }) => name !== 'committee')
  if (stranger) return `it has <${stranger.name}> among other elements`
  return members?.children.length === 0 ? 'it has no member' : undefined
}

const readFacts = (root: XmlElement): ClerkFacts => {
  const congress = Number(readText(root, 'title-info', 'congress-num'))
  const session = Number(readText(root, 'title-info', 'session'))
  const day = parseLongDay(root.attributes['publish-date'] ?? '')
  if (!(Number.isInteger(congress) && congress >= FIRST_LIST && congress < 1000))
    throw new DocumentRefused(
      `This ${WHAT} is of Congress “${readText(root, 'title-info', 'congress-num') ?? ''}”.`,
    )
  if (!SESSIONS.includes(session))
    throw new DocumentRefused(
      `This ${WHAT} is of session “${readText(root, 'title-info', 'session') ?? ''}”.`,
    )
  if (day === undefined)
    throw new DocumentRefused(
      `This ${WHAT} has no day of publication: “${root.attributes['publish-date'] ?? ''}”.`,
    )
  const majority = readText(root, 'title-info', 'majority') ?? ''
  if (!/^[DR]$/.test(majority))
    throw new DocumentRefused(`This ${WHAT} has “${majority}” as the party of the majority.`)
  return { congress, session, published_on: day, majority }
}

/** The Clerk has published these lists since the 112th Congress. */
const FIRST_LIST = 112
const SESSIONS: readonly number[] = [1, 2, 3]

/**
 * Refuses a list whose header contradicts itself. It states its time three times: as a day, a Congress and a session.
 * If they disagree, none can be trusted.
 */
const refuseContradiction = (
  { congress, session, published_on: day }: ClerkFacts,
  retrieved_at: string,
): void => {
  const found = findCongress(day)
  const year = Number(day.slice(0, 4)) - firstYearOf(congress) + 1
  const isLastDay = day === `${firstYearOf(congress + 1)}-01-03`
  if (day > retrieved_at.slice(0, day.length))
    throw new DocumentRefused(
      `This ${WHAT} is dated ${day}, and was retrieved on ${retrieved_at.slice(0, day.length)}, before that day. Correct the day of the retrieval, or fetch the document again.`,
    )
  if (found !== congress && !(isLastDay && found === congress + 1))
    throw new DocumentRefused(
      `This ${WHAT} says that it is of the ${congress}th Congress, and its day is ${day}, in the ${found ?? 'first'}th. Fetch it again.`,
    )
  // The session of the year before may still be open in the first days of January.
  if (!isLastDay && session !== 3 && session !== year && !(session === year - 1 && day.slice(5, 7) === '01'))
    throw new DocumentRefused(
      `This ${WHAT} says that it is of session ${session}, and its day is ${day}, in year ${year} of the Congress. Fetch it again.`,
    )
}

const firstYearOf = (congress: number): number => 1787 + 2 * congress

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

/** The document without its members and committees, which have shapes of their own. */
const CLERK_DOCUMENT: XmlShape = {
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
