import type { FullRecord, RecordWithRelations, RelatedRecord, SourcedRecord } from '@rotunda/contract'
import { countBelow, type Columns, type OpenTable, type Terms } from '../../tables/index.ts'
import { compareRecords, readCompared, type Comparison, type Scale } from './related/compare-records.ts'
import { makeComparableFinder } from './related/find-comparable.ts'
import { DISTINGUISHING, makeWordScale, weighFrequency, type RecordWords } from './related/weigh-words.ts'

/** A record by its id, with all its evidence and the records that it may be related to. */
export const getRecord = (records: OpenTable, id: string): RecordWithRelations | undefined => {
  const found = records.findRow(id)
  if (found === undefined) return undefined
  // The table of records wrote the row and its cells.
  const record = JSON.parse(found.listed) as SourcedRecord
  // The same table wrote them.
  const cells = JSON.parse(found.detail ?? '[]') as readonly Cells[]
  const evidence = record.evidence.map((one, index) => ({ ...one, cells: cells[index] ?? {} }))
  return { ...record, evidence, related: listerOf(records)(record, found.position) }
}

type Cells = FullRecord['evidence'][number]['cells']

/** One lister for each open table, because it remembers the surnames of all members. */
const listers = new WeakMap<OpenTable, ListRelated>()

const listerOf = (records: OpenTable): ListRelated => {
  const known = listers.get(records)
  if (known !== undefined) return known
  const { columns, terms } = records
  const readRecords = (positions: Uint32Array) =>
    // The table of records wrote these rows.
    JSON.parse(`[${Buffer.from(records.readRows(positions, ',')).toString()}]`) as readonly SourcedRecord[]
  const lister = makeRelatedLister({ columns, terms, readRecords })
  listers.set(records, lister)
  return lister
}

/** Maximum number of candidates in an answer; more would say less. */
const MAX_CANDIDATES = 20
/** Minimum scores. Below `possible` a record is no candidate. */
const LEAST = { possible: 50, strong: 75 }

type RelatedNeeds = {
  readonly columns: Columns
  readonly terms: Terms
  readonly readRecords: (positions: Uint32Array) => readonly SourcedRecord[]
}

type ListRelated = (record: SourcedRecord, position: number) => RelatedRecord[]

/** Lists the other rows of the same project, then identical rows, then candidates, the best first. */
const makeRelatedLister = ({ columns, terms, readRecords }: RelatedNeeds): ListRelated => {
  const findComparable = makeComparableFinder(columns)
  return (record, position) => {
    const scale = makeScale(columns, terms)
    const compared = readCompared(record)
    const alike = terms.matchStems(listDistinguishing(compared.words, scale))
    const candidates = readRecords(findComparable(record, alike))
      .filter(({ project }) => project !== record.project)
      .map((other) => ({ other, comparison: compareRecords(compared, readCompared(other), scale) }))
      .filter(isLikely)
      .toSorted((a, b) => b.comparison.score - a.comparison.score)
    return [
      ...readRecords(findProject(columns, position)).map(toSameProject),
      ...readRecords(findIdentical(columns, record, position))
        .filter((other) => isIdentical(record, other))
        .slice(0, MAX_CANDIDATES)
        .map(toIdentical),
      ...candidates
        .slice(0, MAX_CANDIDATES)
        .map((candidate) => toCandidate(record, candidate, findRunnerUp(candidate, candidates))),
    ]
  }
}

const makeScale = (columns: Columns, terms: Terms): Scale => ({
  weighWord: makeWordScale(columns.size, terms.countRows),
  weighAmount: (amount) => weighFrequency(countAmount(columns, amount), columns.size),
})

const countAmount = (columns: Columns, amount: number): number =>
  columns.get('amount').getCounts()[countBelow(columns.getAmounts('amount'), amount)] ?? 0

const listDistinguishing = ({ recipient, project }: RecordWords, { weighWord }: Scale): readonly string[] =>
  [...new Set([...recipient.keys(), ...project.keys()])].filter((stem) => weighWord(stem) >= DISTINGUISHING)

type Candidate = { readonly other: SourcedRecord; readonly comparison: Comparison }

const isLikely = (pair: { other: SourcedRecord; comparison: Comparison | undefined }): pair is Candidate =>
  pair.comparison !== undefined && pair.comparison.score >= LEAST.possible

/** The best other candidate for the same place: of the same stage and year, but another project. */
const findRunnerUp = ({ other }: Candidate, candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.find(
    ({ other: { stage, fiscal_year: year, project } }) =>
      stage === other.stage && year === other.fiscal_year && project !== other.project,
  )

/** Positions of the other records of the same project. */
const findProject = (columns: Columns, position: number): Uint32Array => {
  const { codes } = columns.get('project')
  const project = codes[position] ?? 0
  const others: number[] = []
  for (let at = codes.indexOf(project); at >= 0; at = codes.indexOf(project, at + 1)) {
    if (at !== position) others.push(at)
  }
  return Uint32Array.from(others)
}

const toSameProject = ({ id, stage, fiscal_year }: SourcedRecord): RelatedRecord => ({
  id,
  stage,
  fiscal_year,
  tier: 'same_project',
  basis:
    'Same stage, fiscal year, subcommittee, recipient, title, purpose, place and amount, requested by different members.',
  grade: null,
  score: null,
  runner_up: null,
})

const toIdentical = ({ id, stage, fiscal_year }: SourcedRecord): RelatedRecord => ({
  id,
  stage,
  fiscal_year,
  tier: 'identical_row',
  basis:
    'The document has this row twice, word for word; no document says whether both rows are one project. Totals count both rows.',
  grade: null,
  score: null,
  runner_up: null,
})

const toCandidate = (
  record: SourcedRecord,
  { other, comparison }: Candidate,
  runnerUp: Candidate | undefined,
): RelatedRecord => ({
  id: other.id,
  stage: other.stage,
  fiscal_year: other.fiscal_year,
  tier: 'candidate',
  basis: explain(record, other, comparison),
  grade: comparison.score >= LEAST.strong ? 'strong' : 'possible',
  score: comparison.score,
  runner_up: runnerUp === undefined ? null : { id: runnerUp.other.id, score: runnerUp.comparison.score },
})

/** Maximum number of words in an explanation. */
const MAX_WORDS = 6

const explain = (record: SourcedRecord, other: SourcedRecord, comparison: Comparison): string => {
  const { member, words, states } = comparison
  const year =
    record.fiscal_year === other.fiscal_year
      ? `fiscal year (${record.fiscal_year})`
      : `stage in the fiscal year ${other.fiscal_year < record.fiscal_year ? 'before' : 'after'} (${other.fiscal_year})`
  const subcommittee = record.subcommittee !== null && other.subcommittee !== null
  const parts = [
    year,
    ...(subcommittee ? [`subcommittee (${record.subcommittee})`] : []),
    `${member.by === 'bioguide' ? 'member' : 'name of a member'} (${member.name})`,
    ...(states.length > 0 ? [`State (${states.join(', ')})`] : []),
    ...(record.amount !== null && record.amount === other.amount ? ['amount'] : []),
    ...(words.length > 0 ? [`words (${words.slice(0, MAX_WORDS).join(', ')})`] : []),
  ]
  return `Same ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}; no document says that both records are one project.`
}

/** Columns that leave few rows to compare in full. */
const COMPARED = ['stage', 'fiscal_year', 'member', 'subcommittee', 'account', 'recipient', 'title'] as const

/** Positions of records that may repeat the same row of the same document. */
const findIdentical = (columns: Columns, { flags }: SourcedRecord, position: number): Uint32Array => {
  if (!flags.includes('identical_rows')) return new Uint32Array()
  const compared = COMPARED.map((name) => columns.get(name).codes)
  const found: number[] = []
  for (let at = 0; at < columns.size; at++)
    if (at !== position && compared.every((codes) => codes[at] === codes[position])) found.push(at)
  return Uint32Array.from(found)
}

/** Whether both records have the same content in the same document, at any place. */
const isIdentical = (one: SourcedRecord, other: SourcedRecord): boolean =>
  other.flags.includes('identical_rows') &&
  one.evidence[0]?.source === other.evidence[0]?.source &&
  JSON.stringify(withoutPlace(one)) === JSON.stringify(withoutPlace(other))

const withoutPlace = (record: SourcedRecord): Partial<SourcedRecord> => {
  const {
    id: _id,
    project: _project,
    evidence: _evidence,
    first_seen_at: _seen,
    changed_at: _at,
    ...content
  } = record
  return content
}
