import { isState } from '@rotunda/contract'
import { isCalendarDay } from '../cells/calendar-days.ts'
import { listRows, type EntryReading } from '../entries/list-rows.ts'
import { DocumentRefused, type Publisher, type ReadNeeds } from '../publisher.ts'
import { findShapeFault, maybe, one, type XmlShape } from '../xml/find-shape-fault.ts'
import { parseXmlDocument, readText, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'

const WHAT = 'list of senators of senate.gov'

/** The Senate’s own list of its present members, with their offices. */
export const senateMembers: Publisher = {
  name: 'senate-members',
  title: 'United States Senate',
  parserVersion: '3',
  isGovernment: true,
  findSeries: async (needs) => {
    await openSenators(needs)
    return 'senate-members'
  },
  read: async function* (needs) {
    const { senators, updated_on } = await openSenators(needs)
    const members = senators.map((value, index) => ({
      pointer: `/contact_information/member[${index + 1}]`,
      value,
      reading: readSenator(value, updated_on),
    }))
    yield* listRows('senate-members', members)
    return []
  },
}

type SenateList = { readonly senators: readonly XmlElement[]; readonly updated_on: string | null }

const openSenators = async ({ source, open }: ReadNeeds): Promise<SenateList> => {
  const root = parseXmlDocument(await readXmlBytes(open, WHAT), 'contact_information', WHAT)
  const members = root.children.filter(({ name }) => name === 'member')
  const other = root.children.find(({ name }) => name !== 'member' && name !== 'last_updated')
  if (other) throw new DocumentRefused(`This ${WHAT} has <${other.name}>, which is not known.`)
  if (members.length === 0) throw new DocumentRefused(`This ${WHAT} has no senator. Fetch it again.`)
  return { senators: members, updated_on: readUpdate(root, source.retrieved_at) }
}

/** Reads the day in Washington from `2026-08-03T09:54-05:00`. Refuses a list that was made after its retrieval. */
const readUpdate = (root: XmlElement, retrieved_at: string): string | null => {
  const stamp = readText(root, 'last_updated')
  if (stamp === null) return null
  const day = stamp.slice(0, 'YYYY-MM-DD'.length)
  if (!/^[\d-]+(?:T\S+)?$/.test(stamp) || !isCalendarDay(day))
    throw new DocumentRefused(`This ${WHAT} was made on “${stamp}”, which is not a day. Fetch it again.`)
  if (day > retrieved_at.slice(0, day.length))
    throw new DocumentRefused(
      `This ${WHAT} was made on ${day}, and was retrieved on ${retrieved_at.slice(0, day.length)}, before that day. Correct the day of the retrieval, or fetch the document again.`,
    )
  return day
}

const SENATOR: XmlShape = {
  children: {
    member_full: one(),
    last_name: one(),
    first_name: one(),
    party: one(),
    state: one(),
    address: one(),
    phone: one(),
    email: one(),
    website: one(),
    class: one(),
    bioguide_id: one(),
    leadership_position: maybe(),
  },
}

const CLASSES: Readonly<Record<string, 1 | 2 | 3>> = { 'Class I': 1, 'Class II': 2, 'Class III': 3 }

const readSenator = (element: XmlElement, updated_on: string | null): EntryReading => {
  const fault = findShapeFault(element, SENATOR)
  if (fault !== undefined) return { kind: 'fault', fault: `${fault}.` }
  const text = (name: string): string => readText(element, name) ?? ''
  const senateClass = CLASSES[text('class')]
  if (senateClass === undefined)
    return { kind: 'fault', fault: `“${text('class')}” is not a class of the Senate.` }
  const odd = findOdd(text)
  if (odd !== undefined) return { kind: 'fault', fault: odd }
  return { kind: 'entry', id: text('bioguide_id'), draft: makeDraft(element, senateClass, updated_on) }
}

/** Finds a value that its element cannot have. The full name repeats the party and the State. */
const findOdd = (text: (name: string) => string): string | undefined => {
  if (!/^[A-Z]\d{6}$/.test(text('bioguide_id'))) return `“${text('bioguide_id')}” is no Bioguide id.`
  if (!isState(text('state'))) return `“${text('state')}” is not a State.`
  if (!/^[DIR]$/.test(text('party'))) return `“${text('party')}” is not a party.`
  if (text('last_name') === '') return 'There is no surname.'
  const ending = `(${text('party')}-${text('state')})`
  return text('member_full').endsWith(ending)
    ? undefined
    : `“${text('member_full')}” does not end in ${ending}.`
}

const makeDraft = (
  element: XmlElement,
  senate_class: 1 | 2 | 3,
  updated_on: string | null,
): SenatorDraft => ({
  updated_on,
  bioguide: readText(element, 'bioguide_id') ?? '',
  first: readText(element, 'first_name'),
  last: readText(element, 'last_name') ?? '',
  party: readText(element, 'party') ?? '',
  state: readText(element, 'state') ?? '',
  senate_class,
  office: readText(element, 'address'),
  phone: readText(element, 'phone'),
  contact_form: readText(element, 'email'),
  website: readText(element, 'website'),
  leadership: readText(element, 'leadership_position'),
})

/** A present senator, as the Senate’s own list has the person. */
export type SenatorDraft = {
  readonly bioguide: string
  readonly first: string | null
  readonly last: string
  /** D, I or R. */
  readonly party: string
  readonly state: string
  readonly senate_class: 1 | 2 | 3
  readonly office: string | null
  readonly phone: string | null
  /** Address of a page with a form, which the list calls the e-mail. */
  readonly contact_form: string | null
  readonly website: string | null
  readonly leadership: string | null
  /** Day on which the list was made, as it states; null if it does not. */
  readonly updated_on: string | null
}
