import { namesOf, STATES, SUBCOMMITTEES } from '@rotunda/contract'
import { readPublished } from '../../ask/read-releases.ts'
import type { StageCount } from '../../filters/describe-filter.ts'
import type { Asked } from '../../page.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import { findDatasets } from './find-datasets.ts'
import { findDocuments } from './find-documents.ts'
import { findEnacted } from './find-enacted.ts'
import { findById, isRecordId } from './find-by-id.ts'
import { findFundingLines } from './find-lines.ts'
import { findMeant } from './find-meant.ts'
import { findOrganisations } from './find-organisations.ts'
import { findMembers } from './find-members.ts'
import { findRecords, findTyped } from './find-records.ts'
import { findRegulations } from './find-regulations.ts'
import { cut, type Asking, type FoundGroup, type Question, type Searcher } from './found.ts'

const findStates: Searcher = ({ words, reading }) => {
  const holds = makeNameMatcher(words)
  const named = reading?.parts.flatMap(({ name, values }) => (name === 'state' ? values : [])) ?? []
  const states = namesOf(STATES)
    .filter((code) => holds(STATES[code]) || named.includes(code) || code === words.toUpperCase())
    .map((code) => ({ title: STATES[code], address: `/states/${code}`, about: `State, ${code}` }))
  return Promise.resolve([cut('States', states)])
}

/** Public data names no committee but the Committees on Appropriations. */
const findCommittees: Searcher = ({ words }) => {
  const holds = makeNameMatcher(words)
  const subcommittees = namesOf(SUBCOMMITTEES)
    .filter((code) => holds(`Subcommittee on ${SUBCOMMITTEES[code]}`) || code === words.toUpperCase())
    .map((code) => ({
      title: SUBCOMMITTEES[code],
      address: `/subcommittees/${code}`,
      about: `Subcommittee, ${code}`,
    }))
  const committees = holds('Committees on Appropriations')
    ? [{ title: 'Committees on Appropriations', address: '/subcommittees', about: 'All subcommittees' }]
    : []
  return Promise.resolve([
    {
      ...cut('Committees', [...committees, ...subcommittees]),
      all: { address: '/subcommittees', text: 'All subcommittees' },
    },
  ])
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
  { clients, tables }: Pick<Asked, 'clients' | 'tables'>,
): Promise<Everything> => {
  let published: ReturnType<typeof readPublished> | undefined
  const asked = { clients, tables, readPublished: () => (published ??= readPublished(clients)) }
  const known = await findById(question, asked)
  if (known.some(({ total }) => total > 0)) return { groups: known }
  // Only the documentation mentions ids of records.
  if (isRecordId(question.typed)) return { groups: await findDocuments(question, asked) }
  const found = await findByWords(question, asked)
  return isNothing(found) ? { ...found, meant: await findMeant(question, asked) } : found
}

const findByWords = async (question: Question, asked: Asking): Promise<Everything> => {
  const { reading, typed: words } = question
  const [
    { names, records, counts },
    typed,
    ...[datasets, states, members, committees, enacted, lines, organisations, regulations, documents]
  ] = await Promise.all([
    findRecords(question, asked.clients),
    reading && findTyped(words, asked.clients),
    findDatasets(question, asked),
    findStates(question, asked),
    findMembers(question, asked),
    findCommittees(question, asked),
    findEnacted(question, asked),
    findFundingLines(question, asked),
    findOrganisations(question, asked),
    findRegulations(question, asked),
    findDocuments(question, asked),
  ])
  const shown = records.total === 0 && typeof typed === 'object' ? typed : records
  // Pages about a dataset follow it.
  const [before, after] = datasets.some(({ total }) => total > 0) ? [documents, []] : [[], documents]
  return {
    groups: [
      datasets,
      before,
      states,
      members,
      committees,
      names,
      [shown],
      enacted,
      lines,
      organisations,
      regulations,
      after,
    ].flat(),
    ...(reading !== undefined && { counts }),
    ...(typed !== undefined && { typed }),
  }
}

/**
 * Titles of results that make a suggestion unnecessary. States match by beginnings of words, and the documentation by
 * similar words, so these may match a misspelt name.
 */
const OF_NAMES = /^(?:Datasets|Members|Recipients|Accounts|Records|Enacted projects|Funding lines)/

const isNothing = ({ groups }: Everything): boolean =>
  groups.every(({ title, total }) => total === 0 || !OF_NAMES.test(title))
