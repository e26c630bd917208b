import { closed } from '@rotunda/contract'
import { Type } from 'typebox'
import { listOnce } from '../entries/list-once.ts'
import { listRows, makeEntryCheck, type EntryReading, type ListedEntry } from '../entries/list-rows.ts'
import { parseYamlEntries } from '../entries/parse-yaml.ts'
import { parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type OpenDocument, type Publisher, type ReadNeeds } from '../publisher.ts'
import type { ExecutiveDraft, SocialMediaDraft } from './legislator-draft.ts'
import { listDistrictOffices } from './list-district-offices.ts'
import { listCommittees } from './read-committee.ts'
import { readLegislator } from './read-legislator.ts'
import {
  AnyId,
  Bioguide,
  Day,
  finishEntry,
  Person,
  PersonIds,
  readPerson,
  readTexts,
  Text,
} from './read-person.ts'

type List = {
  readonly name: string
  readonly title: string
  readonly parserVersion: string
  readonly isGovernment: boolean
  /** The name of the list, for refusals. */
  readonly what: string
  /** Table of the facts that entries state. */
  readonly table: string
  /** Name of the file without its ending, by series. */
  readonly files: Readonly<Record<string, string>>
  readonly readList: (
    entries: readonly unknown[],
    series: string,
    source: ReadNeeds['source'],
  ) => Iterable<ListedEntry>
}

/** Makes a publisher of lists in JSON and YAML that are distinguished by the names of their files. */
const makeListPublisher = ({ files, what, table, readList, ...names }: List): Publisher => ({
  ...names,
  findSeries: async ({ source, open }) => {
    await readEntries(open, what)
    return findFile(source.url, files, what)
  },
  read: async function* ({ source, open }) {
    const series = findFile(source.url, files, what)
    yield* listRows(table, readList(await readEntries(open, what), series, source))
    return []
  },
})

const findFile = (url: string, files: List['files'], what: string): string => {
  const found = Object.keys(files).find((series) => isNamed(url, files[series] ?? ''))
  if (found !== undefined) return found
  const known = Object.values(files).map((file) => `${file}.json or ${file}.yaml`)
  throw new DocumentRefused(
    `The address does not show which ${what} this is: the address must end in ${known.join(', ')}.`,
  )
}

const isNamed = (url: string, file: string): boolean =>
  new RegExp(`/${file}\\.(?:json|ya?ml)(?:[?#]|$)`).test(url)

/**
 * Reads the entries of a list in JSON or in YAML, distinguished by their bytes. Entries can be of any kind, and are
 * checked one by one. Throws a DocumentRefused for any other document, for an empty list, and for a list that was cut
 * off.
 */
const readEntries = async (open: OpenDocument, what: string): Promise<readonly unknown[]> => {
  const bytes = await readJsonBytes(open, what)
  const entries = isYaml(bytes.subarray(0, COMMENT_BYTES))
    ? parseYamlEntries(bytes, what)
    : parseJsonDocument(bytes, what)
  // The entries can be of any kind.
  if (Array.isArray(entries) && entries.length > 0) return entries as unknown[]
  throw new DocumentRefused(`This is no ${what}: it is not a list with entries in it.`)
}

/** The first entry begins within this many bytes: the longest comment before an entry has under a thousand. */
const COMMENT_BYTES = 8192

const latin1 = new TextDecoder('latin1')

/** Whether a list is in YAML: it begins with a dash, after comments at most. In JSON only a negative number does. */
const isYaml = (start: Uint8Array): boolean => /^(?:#.*\n|---\s*\n|\s*\n)*- /.test(latin1.decode(start))

/** Lists people; each is one row. `read` gets the day on which the list was retrieved. */
const listPeople =
  (read: (entry: unknown, retrieved: string) => EntryReading) =>
  (
    entries: readonly unknown[],
    _series: string,
    { retrieved_at }: ReadNeeds['source'],
  ): readonly ListedEntry[] =>
    entries.map((value, index) => ({
      pointer: `/${index}`,
      value,
      reading: read(value, retrieved_at.slice(0, 'YYYY-MM-DD'.length)),
    }))

/**
 * All present and former members of Congress, in the two lists of unitedstates/congress-legislators, with all terms.
 */
export const legislators = makeListPublisher({
  name: 'congress-legislators-members',
  title: 'unitedstates/congress-legislators, members',
  parserVersion: '5',
  isGovernment: false,
  what: 'list of members of Congress',
  table: 'legislators',
  files: {
    'legislators/current': 'legislators-current',
    'legislators/historical': 'legislators-historical',
  },
  readList: listPeople(readLegislator),
})

/** Reads one president or vice president, by the GovTrack number that all of them have. */
const readExecutive = (value: unknown): EntryReading => {
  const { entry, fault } = checkExecutive(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const index = entry.terms.findIndex(({ start, end }) => end < start)
  if (index >= 0) return { kind: 'fault', fault: `terms.${index} ends before it begins.` }
  const long = entry.terms.findIndex(
    ({ start, end }) => Number(end.slice(0, 4)) - Number(start.slice(0, 4)) > 4,
  )
  if (long >= 0) return { kind: 'fault', fault: `terms.${long} is longer than four years.` }
  const draft: ExecutiveDraft = {
    bioguide: entry.id.bioguide ?? null,
    ...readPerson(entry),
    terms: listOnce(entry.terms).map(({ type, start, end, party = null, how = null }) => ({
      office: type === 'prez' ? 'President' : 'Vice President',
      start,
      end,
      party,
      how,
    })),
  }
  return finishEntry(String(entry.id.govtrack), draft)
}

/** Presidents and vice presidents. A vice president is president of the Senate. */
export const executives = makeListPublisher({
  name: 'congress-legislators-executives',
  title: 'unitedstates/congress-legislators, presidents and vice presidents',
  parserVersion: '4',
  isGovernment: false,
  what: 'list of presidents and vice presidents',
  table: 'executives',
  files: { executives: 'executive' },
  readList: listPeople(readExecutive),
})

/** Parties of presidents and vice presidents. Washington had none. */
const EXECUTIVE_PARTIES = [
  'Democrat',
  'Democratic-Republican',
  'Federalist',
  'Independent',
  'no party',
  'Republican',
  'Whig',
]

const Executive = closed({
  ...Person,
  id: closed({ ...PersonIds, govtrack: AnyId, bioguide: Type.Optional(Bioguide) }),
  terms: Type.Array(
    closed({
      type: Type.Enum(['prez', 'viceprez']),
      start: Day,
      end: Day,
      party: Type.Optional(Type.Enum(EXECUTIVE_PARTIES)),
      how: Type.Optional(Type.Enum(['election', 'succession', 'appointment'])),
    }),
    { minItems: 1 },
  ),
})

const checkExecutive = makeEntryCheck(Executive)

/** Present committees and subcommittees, and those since the 93rd Congress with their names in each. */
export const committees = makeListPublisher({
  name: 'congress-legislators-committees',
  title: 'unitedstates/congress-legislators, committees',
  parserVersion: '3',
  isGovernment: false,
  what: 'list of committees',
  table: 'committee-entries',
  files: {
    'committees/current': 'committees-current',
    'committees/historical': 'committees-historical',
  },
  readList: (entries, series) =>
    listCommittees(entries, series === 'committees/current' ? 'current' : 'historical'),
})

/** Offices of present members in their States and districts. Each office is a row. */
export const districtOffices = makeListPublisher({
  name: 'congress-legislators-offices',
  title: 'unitedstates/congress-legislators, district offices',
  parserVersion: '5',
  isGovernment: false,
  what: 'list of district offices',
  table: 'district-offices',
  files: { 'district-offices': 'legislators-district-offices' },
  readList: listDistrictOffices,
})

const Accounts = closed({
  id: closed({ bioguide: Bioguide, thomas: Type.Optional(AnyId), govtrack: Type.Optional(AnyId) }),
  social: closed({
    twitter: Type.Optional(Text),
    twitter_id: Type.Optional(AnyId),
    facebook: Type.Optional(Text),
    facebook_id: Type.Optional(AnyId),
    instagram: Type.Optional(Text),
    instagram_id: Type.Optional(AnyId),
    youtube: Type.Optional(Text),
    youtube_id: Type.Optional(Text),
    mastodon: Type.Optional(Text),
  }),
})

const checkAccounts = makeEntryCheck(Accounts)

/** Reads the accounts of one person, by platform. */
const readAccounts = (value: unknown): EntryReading => {
  const { entry, fault } = checkAccounts(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const { bioguide, ...ids } = entry.id
  const draft: SocialMediaDraft = { bioguide, ids: readTexts(ids), accounts: readTexts(entry.social) }
  return finishEntry(bioguide, draft)
}

/** Official accounts of present members. */
export const socialMedia = makeListPublisher({
  name: 'congress-legislators-social-media',
  title: 'unitedstates/congress-legislators, social media',
  parserVersion: '5',
  isGovernment: false,
  what: 'list of social media accounts',
  table: 'social-media',
  files: { 'social-media': 'legislators-social-media' },
  readList: listPeople(readAccounts),
})
