import { closed } from '@rotunda/contract'
import { Type } from 'typebox'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import { listRows, makeEntryCheck, type EntryReading, type ListedEntry } from '../entries/list-rows.ts'
import { parseYamlMap } from '../entries/parse-yaml.ts'
import { isJsonObject, parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
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
import { Bioguide, Text } from './read-person.ts'

/**
 * Members of each committee and subcommittee on the day of the list. The list states neither its Congress nor the first
 * day of a membership.
 */
export const committeeMembership: Publisher<RosterFacts> = {
  name: 'congress-legislators-membership',
  title: 'unitedstates/congress-legislators, committee membership',
  parserVersion: '3',
  isGovernment: false,
  // The rosters of two Congresses do not replace each other: the last rosters of each are kept.
  findSeries: async ({ source, open }) => {
    await openRosters(open)
    return `committee-membership/${findRosterCongress(source)}`
  },
  read,
}

async function* read({ source, open }: ReadNeeds<RosterFacts>): Reading {
  const congress = findRosterCongress(source)
  const rosters = await openRosters(open)
  yield* listRows('committee-rosters', listRosters(rosters, congress))
  yield* listRows('roster-entries', listMembers(rosters, congress))
  return []
}

/** Lists the rosters. A list without rosters states that none of its Congress is published yet. */
const listRosters = (rosters: Rosters, congress: number): readonly ListedEntry[] => {
  const make = (code: string | null, members: number): ListedEntry => {
    const draft: RosterDraft = { congress, code, name: null, members }
    const pointer = code === null ? '' : `/${code}`
    return { pointer, value: code, reading: { kind: 'entry', id: code ?? '', draft } }
  }
  if (rosters.size === 0) return [make(null, 0)]
  return [...rosters].map(([code, members]) => make(code, members.length))
}

const Entry = closed({
  name: Text,
  party: Type.Enum(['majority', 'minority']),
  rank: Type.Integer({ minimum: 1, maximum: 500 }),
  title: Type.Optional(Text),
  bioguide: Bioguide,
  chamber: Type.Optional(Type.Enum(['house', 'senate'])),
})
const checkEntry = makeEntryCheck(Entry)

function* listMembers(rosters: Rosters, congress: number): Generator<ListedEntry> {
  for (const [code, members] of rosters)
    for (const [index, value] of members.entries())
      yield { pointer: `/${code}/${index}`, value, reading: readMember(value, code, congress) }
}

const CHAMBERS = { house: 'House', senate: 'Senate' } as const

const readMember = (value: unknown, code: string, congress: number): EntryReading => {
  const { entry, fault } = checkEntry(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const draft: RosterEntryDraft = {
    congress,
    code,
    bioguide: entry.bioguide,
    name: tidyBlanks(entry.name),
    first: null,
    last: null,
    state: null,
    party: null,
    side: entry.party,
    rank: entry.rank,
    title: tidyText(entry.title),
    member_chamber: entry.chamber === undefined ? null : CHAMBERS[entry.chamber],
  }
  return { kind: 'entry', id: `${code}/${entry.bioguide}`, draft }
}

/** Members of each committee, by its code. The entries can be of any kind, and are checked one by one. */
type Rosters = ReadonlyMap<string, readonly unknown[]>

const WHAT = 'list of committee members'

/** Parses rosters in JSON or in YAML, distinguished by their bytes. Throws a DocumentRefused for any other document. */
const openRosters = async (open: OpenDocument): Promise<Rosters> => {
  const bytes = await readJsonBytes(open, WHAT)
  const rosters = isYaml(bytes) ? parseYamlMap(bytes, WHAT) : parseJsonRosters(bytes)
  const odd = [...rosters.keys()].find((code) => !CODE.test(code))
  if (odd !== undefined)
    throw new DocumentRefused(
      `This is no ${WHAT}: “${odd}” is not a code of a committee, such as HSAG or HSAG03.`,
    )
  return rosters
}

const CODE = /^[HSJ][A-Z]{3}(?:\d{2})?$/

/** Whether the rosters are in YAML: a map begins with a key, after comments at most. */
const isYaml = (bytes: Uint8Array): boolean =>
  /^(?:#.*\n|---\s*\n|\s*\n)*[A-Za-z0-9_]+:/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 8192)))

const parseJsonRosters = (bytes: Uint8Array): Rosters => {
  const document = parseJsonDocument(bytes, WHAT)
  if (!isJsonObject(document)) throw new DocumentRefused(`This is no ${WHAT}: it is not an object of lists.`)
  return new Map(
    Object.entries(document).map(([code, members]) => {
      if (!Array.isArray(members))
        throw new DocumentRefused(`This is no ${WHAT}: what it has under “${code}” is no list.`)
      // The entries can be of any kind.
      return [code, members as unknown[]]
    }),
  )
}
