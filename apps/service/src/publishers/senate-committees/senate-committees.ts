import { isState } from '@rotunda/contract'
import { listRows, type EntryReading, type ListedEntry } from '../entries/list-rows.ts'
import {
  DocumentRefused,
  type OpenDocument,
  type Publisher,
  type Reading,
  type ReadNeeds,
} from '../publisher.ts'
import {
  findRosterCongress,
  type RosterDraft,
  type RosterEntryDraft,
  type RosterFacts,
} from '../rosters/rosters.ts'
import { findShapeFault, many, one, type XmlShape } from '../xml/find-shape-fault.ts'
import {
  listElements,
  parseXmlDocument,
  readText,
  readXmlBytes,
  type XmlElement,
} from '../xml/parse-xml-document.ts'

/** Roster of one committee of the Senate and of its subcommittees. It has names and States, but no ids. */
export const senateCommittees: Publisher<RosterFacts> = {
  name: 'senate-committees',
  title: 'United States Senate, committees',
  parserVersion: '3',
  isGovernment: true,
  // Each committee has its own document, and each Congress a series of its own.
  findSeries: async ({ source, open }) => {
    const [whole] = listParts(await openCommittee(open))
    return `senate-committees/${findRosterCongress(source)}/${whole?.code ?? ''}`
  },
  read,
}

async function* read({ source, open }: ReadNeeds<RosterFacts>): Reading {
  const congress = findRosterCongress(source)
  const parts = await openParts(open)
  yield* listRows(
    'committee-rosters',
    parts.map((part) => describeRoster(part, congress)),
  )
  yield* listRows(
    'roster-entries',
    parts.flatMap((part) => listMembers(part, congress)),
  )
  return []
}

type Part = {
  readonly code: string
  readonly name: string
  readonly majority: string
  readonly element: XmlElement
  readonly pointer: string
}

const openParts = async (open: OpenDocument): Promise<readonly Part[]> => {
  const parts = listParts(await openCommittee(open))
  const fault = findMajorityFault(parts)
  if (fault === undefined) return parts
  throw new DocumentRefused(`This roster of senate.gov is wrong: ${fault}. Fetch it again.`)
}

/**
 * Finds a wrong majority, which must have at least as many seats as the minority: the sides of all members follow from
 * its letter.
 */
const findMajorityFault = ([whole]: readonly Part[]): string | undefined => {
  if (whole === undefined) return undefined
  const parties = listElements(whole.element, 'members', 'member').map((member) => readText(member, 'party'))
  const count = parties.filter((party) => party === whole.majority).length
  const others = parties.filter((party) => party !== whole.majority && party !== 'I').length
  return count < others
    ? `the majority is ${whole.majority}, which has ${count} members, and the minority ${others}`
    : undefined
}

const ROOT = '/committee_membership/committees'

/** Lists the committee, then its subcommittees. Throws for a code of another committee. */
const listParts = (committee: XmlElement): readonly Part[] => {
  const majority = readText(committee, 'majority_party') ?? ''
  const parts = [committee, ...listElements(committee, 'subcommittee')].map((element, index): Part => ({
    code: readText(element, 'committee_code') ?? '',
    name: readText(element, index === 0 ? 'committee_name' : 'subcommittee_name') ?? '',
    majority,
    element,
    pointer: index === 0 ? ROOT : `${ROOT}/subcommittee[${index}]`,
  }))
  const fault = findPartFault(parts)
  if (fault !== undefined) throw new DocumentRefused(`This roster of senate.gov is wrong: ${fault}.`)
  return parts
}

const findPartFault = ([whole, ...others]: readonly Part[]): string | undefined => {
  if (whole === undefined || !/^[SJ][A-Z]{3}00$/.test(whole.code))
    return `“${whole?.code ?? ''}” is not a code`
  if (!/^[DR]$/.test(whole.majority)) return `“${whole.majority}” is not a party of the majority`
  const codes = new Set([whole.code])
  for (const { code, name } of others) {
    if (!/^[SJ][A-Z]{3}\d{2}$/.test(code) || code.slice(0, 4) !== whole.code.slice(0, 4))
      return `“${code}” is not a subcommittee of ${whole.code}`
    if (codes.has(code)) return `${code} is there twice`
    if (name === '') return `${code} has no name`
    codes.add(code)
  }
  return whole.name === '' ? `${whole.code} has no name` : undefined
}

const describeRoster = ({ code, name, element, pointer }: Part, congress: number): ListedEntry => {
  const draft: RosterDraft = {
    congress,
    code,
    name,
    members: listElements(element, 'members', 'member').length,
  }
  return { pointer, value: code, reading: { kind: 'entry', id: code, draft } }
}

const listMembers = (part: Part, congress: number): readonly ListedEntry[] =>
  listElements(part.element, 'members', 'member').map((value, index) => ({
    pointer: `${part.pointer}/members/member[${index + 1}]`,
    value,
    reading: readMember(value, part, congress),
  }))

const MEMBER = one({
  children: {
    name: one({ children: { first: one(), last: one() } }),
    state: one(),
    party: one(),
    position: one(),
  },
})

const readMember = (element: XmlElement, { code, majority }: Part, congress: number): EntryReading => {
  const text = (...names: readonly string[]): string => readText(element, ...names) ?? ''
  const [first, last, state, party] = [
    text('name', 'first'),
    text('name', 'last'),
    text('state'),
    text('party'),
  ]
  const fault =
    findShapeFault(element, MEMBER) ?? findOdd({ first, last, state, party, position: text('position') })
  if (fault !== undefined) return { kind: 'fault', fault: `${fault}.` }
  const draft: RosterEntryDraft = {
    congress,
    code,
    bioguide: null,
    name: `${first} ${last}`,
    first,
    last,
    state,
    party,
    side: sideOf(party, majority),
    rank: null,
    title: text('position'),
    member_chamber: 'Senate',
  }
  return { kind: 'entry', id: [code, state, last, first].join('/'), draft }
}

type Odd = {
  readonly first: string
  readonly last: string
  readonly state: string
  readonly party: string
  readonly position: string
}

const findOdd = ({ first, last, state, party, position }: Odd): string | undefined => {
  if (last === '') return 'There is no surname'
  // Two members may share surname and State.
  if (first === '') return `${last} has no first name`
  if (!isState(state)) return `“${state}” is not a State`
  if (!/^[DIR]$/.test(party)) return `“${party}” is not a party`
  return position === '' ? `${last} has no position` : undefined
}

/** Returns the side of a member; null for an independent, whose side is not stated. */
const sideOf = (party: string, majority: string): RosterEntryDraft['side'] => {
  if (party === 'I') return null
  return party === majority ? 'majority' : 'minority'
}

const WHAT = 'roster of a committee of senate.gov'

/** Members are checked one by one. */
const MEMBERS = one({ open: true })
const DOCUMENT: XmlShape = {
  children: {
    committees: one({
      children: {
        majority_party: one(),
        committee_name: one(),
        committee_code: one(),
        members: MEMBERS,
        subcommittee: many({
          children: { subcommittee_name: one(), committee_code: one(), members: MEMBERS },
        }),
      },
    }),
  },
}

/** Reads the committee of a document. Throws a DocumentRefused for any other document. */
const openCommittee = async (open: OpenDocument): Promise<XmlElement> => {
  const root = parseXmlDocument(await readXmlBytes(open, WHAT), 'committee_membership', WHAT)
  const [committee] = root.children
  const fault = findShapeFault(root, DOCUMENT) ?? findStranger(root)
  if (fault === undefined && committee !== undefined) return committee
  throw new DocumentRefused(`This ${WHAT} has an unknown form: ${fault ?? 'it has no committee'}.`)
}

const findStranger = (element: XmlElement): string | undefined => {
  const stranger = element.children.find(({ name }) => element.name === 'members' && name !== 'member')
  if (stranger !== undefined) return `<members> has <${stranger.name}>`
  return element.name === 'member'
    ? undefined
    : element.children.map(findStranger).find((fault) => fault !== undefined)
}
