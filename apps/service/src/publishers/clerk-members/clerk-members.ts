import { listRows, type ListedEntry } from '../entries/list-rows.ts'
import type { Publisher, ReadNeeds, Reading } from '../publisher.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { listElements } from '../xml/read-text.ts'
import { openMemberData } from './open-member-data.ts'
import { readClerkCommittee } from './read-clerk-committee.ts'
import { readClerkMember } from './read-clerk-member.ts'

/** The Clerk’s list of the seats of the House: who sits in each, since when, and who sat there before. */
export const clerkMembers: Publisher = {
  name: 'clerk-members',
  title: 'Clerk of the House of Representatives',
  parserVersion: '2',
  isGovernment: true,
  // A list says nothing of an earlier Congress: each one has a series of its own.
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
