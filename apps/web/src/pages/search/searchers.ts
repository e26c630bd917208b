import { namesOf, STATES, SUBCOMMITTEES, type OpenDocket } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { FOLDERS, type Folder } from '../../docs/document.ts'
import { searchDocuments } from '../../docs/search-documents.ts'
import type { StageCount } from '../../filters/describe-filter.ts'
import { makeAddress } from '../../html/href.ts'
import type { Asked } from '../../page.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import { documentAddress } from '../../views/regulations/open-documents.ts'
import { findById, isRecordId } from './find-by-id.ts'
import { findFundingLines } from './find-lines.ts'
import { findMeant } from './find-meant.ts'
import { findMembers } from './find-members.ts'
import { findRecords, findTyped } from './find-records.ts'
import { cut, type FoundGroup, type Question, type Searcher } from './found.ts'

const findPlaces: Searcher = ({ words, reading }) => {
  const holds = makeNameMatcher(words)
  const named = reading?.parts.flatMap(({ name, values }) => (name === 'state' ? values : [])) ?? []
  const isNamed = (code: string, name: string) =>
    holds(name) || named.includes(code) || code === words.toUpperCase()
  const states = namesOf(STATES)
    .filter((code) => isNamed(code, STATES[code]))
    .map((code) => ({ title: STATES[code], address: `/states/${code}`, about: `State, ${code}` }))
  const subcommittees = namesOf(SUBCOMMITTEES)
    .filter((code) => isNamed(code, SUBCOMMITTEES[code]))
    .map((code) => ({
      title: SUBCOMMITTEES[code],
      address: `/subcommittees/${code}`,
      about: `Subcommittee, ${code}`,
    }))
  return Promise.resolve([cut('States and subcommittees', [...states, ...subcommittees])])
}

const describeLastDay = ({ document_id, comment_ends_on: end }: OpenDocket): string => {
  if (end !== null) return `comments close ${end}`
  return document_id === null ? 'several documents take comments' : 'last day not stated'
}

/** Reads one answer of the list, which holds more than are ever open. */
const findRegulations: Searcher = async ({ typed }, { clients }) => {
  const { data } = await clients.destinations.list('dockets', {}, PAGE_CALL).page()
  const holds = makeNameMatcher(typed)
  const found = data
    .filter(({ title, docket_id, agency }) => holds([title, docket_id, agency].join(' ')))
    .map((docket) => ({
      title: docket.title,
      address: documentAddress(docket),
      about: [docket.agency, docket.docket_id, describeLastDay(docket)].join(' · '),
    }))
  return [{ ...cut('Regulations open for comment', found), all: makeAddress('/regulations', { q: typed }) }]
}

/** The search of the documentation has the rest. */
const PAGES = 5
const FOR_READERS: ReadonlySet<Folder> = new Set(['tutorials', 'how-to', 'reference'])

const findDocuments: Searcher = async ({ typed }) => {
  const { sections, total } = await searchDocuments(typed, FOR_READERS)
  const pages = new Map(
    sections.map(({ section: { address, document, folder } }) => [
      document,
      { title: document, address: address.replace(/#.*/, ''), about: FOLDERS[folder].title },
    ]),
  )
  const all = { address: makeAddress('/docs/search', { q: typed }), text: 'Search all documentation' }
  const found = [...pages.values()].slice(0, PAGES)
  return [{ title: 'Documentation', found, total: pages.size, isLeast: total > sections.length, all }]
}

export type Everything = {
  /** Results of every kind, in the order of the page. */
  readonly groups: readonly FoundGroup[]
  /** Counts for each stage, where the question was parsed. */
  readonly counts?: readonly StageCount[]
  /** Records that match all typed words, or the reason for none. */
  readonly typed?: FoundGroup | string
  /** Suggestions, where nothing was found. */
  readonly meant?: readonly string[]
}

/** Something found by id ends the search. */
export const findEverything = async (
  question: Question,
  asked: Pick<Asked, 'clients'>,
): Promise<Everything> => {
  const known = await findById(question, asked)
  if (known.some(({ total }) => total > 0)) return { groups: known }
  // Only the documentation mentions ids of records.
  if (isRecordId(question.typed)) return { groups: await findDocuments(question, asked) }
  const found = await findByWords(question, asked)
  return isNothing(found) ? { ...found, meant: await findMeant(question, asked.clients) } : found
}

const findByWords = async (question: Question, asked: Pick<Asked, 'clients'>): Promise<Everything> => {
  const { reading, typed: words } = question
  const [{ names, records, counts }, typed, ...[places, members, lines, regulations, documents]] =
    await Promise.all([
      findRecords(question, asked.clients),
      reading && findTyped(words, asked.clients),
      findPlaces(question, asked),
      findMembers(question, asked),
      findFundingLines(question, asked),
      findRegulations(question, asked),
      findDocuments(question, asked),
    ])
  const shown = records.total === 0 && typeof typed === 'object' ? typed : records
  return {
    groups: [places, members, names, [shown], lines, regulations, documents].flat(),
    ...(reading !== undefined && { counts }),
    ...(typed !== undefined && { typed }),
  }
}

/**
 * Titles of results that make a suggestion unnecessary. States match by beginnings of words, and the documentation by
 * similar words, so these may match a misspelt name.
 */
const OF_NAMES = /^(?:Members|Recipients|Accounts|Records|Funding lines)/

const isNothing = ({ groups }: Everything): boolean =>
  groups.every(({ title, total }) => total === 0 || !OF_NAMES.test(title))
