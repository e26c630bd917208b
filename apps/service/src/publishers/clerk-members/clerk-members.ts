import { listOnce } from '../entries/list-once.ts'
import { listRows, type EntryReading, type ListedEntry } from '../entries/list-rows.ts'
import type { Publisher, Reading, ReadNeeds } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { listElements, readText, type XmlElement } from '../xml/parse-xml-document.ts'
import type { ClerkCommitteeDraft, ClerkRatio } from './clerk-draft.ts'
import { CLERK_COMMITTEE, openMemberData, type ClerkFacts } from './open-member-data.ts'
import { readClerkMember } from './read-clerk-member.ts'

/** The Clerk’s list of the seats of the House: the member in each, the day since when, and the predecessor. */
export const clerkMembers: Publisher = {
  name: 'clerk-members',
  title: 'Clerk of the House of Representatives',
  parserVersion: '4',
  isGovernment: true,
  // A list states nothing about an earlier Congress, so each Congress has a series of its own.
  findSeries: async (needs) => `clerk-members/${(await openMemberData(needs)).facts.congress}`,
  read,
}

async function* read(needs: ReadNeeds): Reading {
  yield* listRows('clerk-members', await listParts(needs, 'members', 'member', readClerkMember))
  yield* listRows('clerk-committees', await listParts(needs, 'committees', 'committee', readClerkCommittee))
  return []
}

type ReadPart = typeof readClerkMember

const listParts = async (
  needs: ReadNeeds,
  parent: string,
  child: string,
  readPart: ReadPart,
): Promise<readonly ListedEntry[]> => {
  const { root, facts } = await openMemberData(needs)
  return listElements(root, parent, child).map((element: XmlElement, index) => ({
    pointer: `/MemberData/${parent}/${child}[${index + 1}]`,
    value: element,
    reading: readPart(element, facts),
  }))
}

/** Reads a committee with its subcommittees and the seats of each side. */
const readClerkCommittee = (element: XmlElement, { congress, published_on }: ClerkFacts): EntryReading => {
  const fault = findShapeFault(element, CLERK_COMMITTEE) ?? findCodeFault(element)
  if (fault !== undefined) return { kind: 'fault', fault: `${fault}.` }
  const code = element.attributes['comcode'] ?? ''
  const draft: ClerkCommitteeDraft = {
    congress,
    published_on,
    code,
    kind: element.attributes['type'] ?? '',
    name: readText(element, 'committee-fullname') ?? '',
    ratio: readRatio(element),
    subcommittees: listOnce(
      listSubcommittees(element).map((subcommittee) => ({
        code: subcommittee.attributes['subcomcode'] ?? '',
        name: readText(subcommittee, 'subcommittee-fullname') ?? '',
        ratio: readRatio(subcommittee),
      })),
    ),
  }
  return { kind: 'entry', id: code, draft }
}

const listSubcommittees = ({ children }: XmlElement): readonly XmlElement[] =>
  children.filter(({ name }) => name === 'subcommittee')

/** Checks the codes: `AG00` for a committee, whose subcommittees begin with the same two letters. */
const findCodeFault = (element: XmlElement): string | undefined => {
  const code = element.attributes['comcode'] ?? ''
  if (!/^[A-Z]{2}00$/.test(code)) return `“${code}” is not a code of a committee`
  const odd = listSubcommittees(element).find(
    ({ attributes }) => attributes['subcomcode']?.slice(0, 2) !== code.slice(0, 2),
  )
  if (odd) return `“${odd.attributes['subcomcode'] ?? ''}” is not a subcommittee of ${code}`
  return readText(element, 'committee-fullname') === null ? `${code} has no name` : undefined
}

const readRatio = (element: XmlElement): ClerkRatio | null => {
  const [majority, minority] = ['majority', 'minority'].map((side) => readText(element, 'ratio', side) ?? '')
  const isCounted = /^\d+$/.test(majority ?? '') && /^\d+$/.test(minority ?? '')
  return isCounted ? { majority: Number(majority), minority: Number(minority) } : null
}
