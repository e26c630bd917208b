import type { FullRecord, MemberMatch, NamedRequestor, RecordDataset, Stage } from '@rotunda/contract'
import {
  isLineRow,
  isMemberRow,
  isRecordRow,
  type LineRow,
  type MemberRow,
  type RecordDraft,
  type RecordRow,
} from '../../../publishers/appropriations/index.ts'
import type { TableRow } from '../../../publishers/index.ts'
import { foldText } from '../../../platform/index.ts'
import {
  digestOf,
  listFirst,
  type AddedFields,
  type BuildSteps,
  type Finding,
  type Staging,
} from '../../../releases/index.ts'
import { RECORDS } from '../records.ts'
import type { AppropriationsDocument } from './coverage.ts'
import { makeFundingLineFinder, type FindFundingLine, type FoundLine } from './find-funding-line.ts'
import { ASIDE, identifyLine, identifyRecord } from './identify.ts'
import { joinStagedLines, type Unjoined } from '../join-funding-lines.ts'
import { makeGivenNameJoiner } from '../../requestors/join-given.ts'
import { makeRequestorMatcher, type MatchedRequestor } from '../../requestors/match-requestors.ts'
import { readMembers, type KnownMembers } from '../../requestors/read-members.ts'

/** Steps that make records, funding lines and members. */
export const begin = (staging: Staging): BuildSteps => {
  const match = matchLate(staging)
  const matches = makeMatchCounter()
  let unjoined: Unjoined = { unknown: [], notLookedUp: [] }
  let findFundingLine: FindFundingLine = makeFundingLineFinder([])
  let repeated: ReadonlySet<number> = new Set()
  return {
    identify: (row, document: AppropriationsDocument, isTaken) => {
      const known = knowRow(row)
      if (known.table === 'members') return ASIDE
      return known.table === 'records' ? identifyRecord(known, document, isTaken) : identifyLine(known)
    },
    bodyOf: (row) => {
      const known = knowRow(row)
      if (known.table === 'members') return known.draft
      if (known.table === 'records') return makeRecordFields(flagCleaned(known), match)
      const { key: _, ...fields } = known.draft
      return fields
    },
    derive: () => {
      const { lines, ...problems } = joinStagedLines(staging)
      unjoined = problems.unjoined
      findFundingLine = makeFundingLineFinder(lines)
      repeated = findRepeated(staging)
    },
    finish: (table, row, number) => {
      if (table !== RECORDS.name) return
      // Rows of this table are records.
      const record = row as FullRecord
      linkRecord(record, findFundingLine(record))
      if (repeated.has(number)) record.flags.push('project_repeated')
      matches.add(record)
    },
    conclude: ({ requestors = 0 }) => ({
      checks: makeChecks({ matches: matches.list(), requestors, unjoined }),
      counts: { requestors: matches.list(), requestor_rows: requestors },
    }),
  }
}

/** Finds the rows of projects that tables print more than once, as each chamber does, or with another amount. */
const findRepeated = (staging: Staging): ReadonlySet<number> => {
  const first = new Map<string, number>()
  const repeated = new Set<number>()
  for (const { row, body } of staging.listRows(RECORDS.name)) {
    // Bodies of this table are records.
    const name = nameProject(body as FullRecord)
    if (name === undefined) continue
    const before = first.getOrInsert(name, row)
    if (before !== row) repeated.add(before).add(row)
  }
  return repeated
}

/** The values that two rows of one project share; undefined if the row lacks one, as each request lacks the account. */
const nameProject = (record: FullRecord): string | undefined => {
  const { agency, account, recipient, title, project_states: states } = record
  const texts = [agency, account, recipient, title]
  if (texts.includes(null) || states.length === 0) return undefined
  const project = [record.fiscal_year, record.stage, ...texts.map((text) => foldText(text ?? '')), states]
  return digestOf(project, PROJECT_DIGITS)
}

const PROJECT_DIGITS = 32

const knowRow = (row: TableRow): RecordRow | LineRow | MemberRow => {
  if (isRecordRow(row) || isLineRow(row) || isMemberRow(row)) return row
  throw new Error(`a row of the table ${row.table}, which appropriations does not have`)
}

/** Matches the requestors of a row to members. */
type MatchRow = (draft: RecordDraft) => readonly MatchedRequestor[]

/** Reads the lists of members at the first record: they are staged before every record. */
const matchLate = (staging: Staging): MatchRow => {
  let match: MatchRow | undefined
  return (draft) => {
    match ??= makeRowMatcher(readMembers(staging))
    return match(draft)
  }
}

const makeRowMatcher = (known: KnownMembers): MatchRow => {
  const match = makeRequestorMatcher(known)
  const joinGiven = makeGivenNameJoiner(known, match)
  return ({ requestors, fiscal_year }) =>
    joinGiven(requestors, fiscal_year).map(({ one, given, isUnclear }) => {
      // The name is of one of two members.
      if (isUnclear)
        return { requestor: { ...one, bioguide: null, match: 'several', from_match: [] }, flags: [] }
      const whole = given === null ? one : joinNames(one, given)
      return match(whole, fiscal_year)
    })
}

const joinNames = (surname: NamedRequestor, given: NamedRequestor): NamedRequestor => ({
  ...surname,
  name: `${surname.name}, ${given.name}`,
  name_raw: `${surname.name_raw}, ${given.name_raw}`,
})

/** Links the record to its line, or records the reason why it has none. */
const linkRecord = (record: FullRecord, found: FoundLine): void => {
  if ('missing' in found) {
    record.missing['funding_line'] = found.missing
    return
  }
  record.funding_line = found.link
  delete record.missing['funding_line']
}

const flagCleaned = ({ draft, isCleaned }: RecordRow): RecordDraft =>
  isCleaned === true ? { ...draft, flags: [...draft.flags, 'control_characters_removed'] } : draft

/** The fields of a record. Its project and its funding line are found when all rows are known. */
const makeRecordFields = (draft: RecordDraft, matchRow: MatchRow): Omit<FullRecord, keyof AddedFields> => {
  const { key: _, ...fields } = draft
  const matched = matchRow(draft)
  return {
    ...fields,
    project: '',
    requestors: matched.map(({ requestor }) => requestor),
    flags: [...new Set([...draft.flags, ...matched.flatMap(({ flags }) => flags)])],
    funding_line: null,
    missing: { ...draft.missing, funding_line: 'no_account' },
  }
}

export type CheckedFacts = {
  /** Requestors of all records, counted record by record. */
  readonly matches: readonly MatchCount[]
  /** Rows of the table of requestors. */
  readonly requestors: number
  readonly unjoined: Unjoined
}

export const makeChecks = ({ matches, requestors, unjoined }: CheckedFacts): Finding[] => [
  {
    name: 'requestors_listed',
    rule: 'Each requestor of each record is a row of the table of requestors.',
    faults: nameUnlisted(matches, requestors),
  },
  {
    name: 'guidance_joined',
    rule:
      'Every symbol and listing number of the guidance is in the code lists of this release.' +
      describeNotLookedUp(unjoined),
    faults: unjoined.unknown,
  },
]

const describeNotLookedUp = ({ notLookedUp }: Unjoined): string =>
  notLookedUp.length === 0
    ? ''
    : ` ${notLookedUp.length} could not be looked up, because no complete list is archived: ${listFirst(notLookedUp)}.`

const nameUnlisted = (matches: readonly MatchCount[], rows: number): string[] => {
  const named = matches.reduce((sum, { requestors }) => sum + requestors, 0)
  return named === rows ? [] : [`records name ${named}, and the table has ${rows}`]
}

/** Number of requestors with this result of the match. */
export type MatchCount = {
  readonly dataset: RecordDataset
  readonly stage: Stage
  readonly match: MemberMatch
  readonly requestors: number
}

type MatchCounter = {
  add(record: FullRecord): void
  /** By dataset, stage and match. */
  list(): MatchCount[]
}

const makeMatchCounter = (): MatchCounter => {
  const counts = new Map<string, MatchCount>()
  return {
    add: ({ dataset, stage, requestors }) => {
      for (const { match } of requestors) {
        const key = `${dataset} ${stage} ${match}`
        counts.set(key, { dataset, stage, match, requestors: (counts.get(key)?.requestors ?? 0) + 1 })
      }
    },
    list: () => [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count),
  }
}

/** Reads the match counts of a build. */
export const readMatches = (counts: Readonly<Record<string, unknown>>): readonly MatchCount[] =>
  // Only the steps of this collection write it.
  counts['requestors'] as readonly MatchCount[]
