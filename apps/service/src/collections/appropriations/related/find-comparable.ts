import type { SourcedRecord } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import type { Columns } from '../../../tables/index.ts'
import { readName } from './compare-records.ts'

/** Maximum number of records to compare. */
const MAX_COMPARED = 200

/** Finds comparable records among those at `positions` and those of the same recipient. */
export type FindComparable = (record: SourcedRecord, positions: Uint32Array) => Uint32Array

/**
 * Compares columns alone, so that few rows are read. A comparable record is of another stage in the same year, or of
 * the same stage in the year before or after. It has the same subcommittee, if both are known, and a requestor who may
 * be the same member.
 */
export const makeComparableFinder = (columns: Columns): FindComparable => {
  let names: ReadonlyMap<string, readonly number[]> | undefined
  return (record, positions) => {
    names ??= listSurnames(columns.listValues('member'))
    const isTime = makeTimeTest(columns, record)
    const isSubcommittee = makeSubcommitteeTest(columns, record)
    const isMember = makeMemberTest(columns, record, names)
    const found: number[] = []
    for (const position of addSameRecipient(columns, record, positions)) {
      if (!isTime(position) || !isSubcommittee(position) || !isMember(position)) continue
      found.push(position)
      if (found.length === MAX_COMPARED) break
    }
    return Uint32Array.from(found)
  }
}

type Test = (position: number) => boolean

const makeTimeTest = (columns: Columns, record: SourcedRecord): Test => {
  const stages = columns.listValues('stage').map((stage) => stage === record.stage)
  const years = columns.listValues('fiscal_year').map((year) => Number(year) - record.fiscal_year)
  const [stageCodes, yearCodes] = [columns.get('stage').codes, columns.get('fiscal_year').codes]
  return (position) => {
    const difference = years[yearCodes[position] ?? 0]
    const isSame = stages[stageCodes[position] ?? 0] === true
    return isSame ? difference === 1 || difference === -1 : difference === 0
  }
}

const makeSubcommitteeTest = (columns: Columns, { subcommittee }: SourcedRecord): Test => {
  if (subcommittee === null) return () => true
  const name = 'subcommittee'
  const { codes, cardinality } = columns.get(name)
  const wanted = columns.listValues(name).indexOf(subcommittee)
  return (position) => codes[position] === wanted || codes[position] === cardinality
}

const makeMemberTest = (
  columns: Columns,
  { requestors }: SourcedRecord,
  surnames: ReadonlyMap<string, readonly number[]>,
): Test => {
  const ids = requestors.map(({ bioguide }) => bioguide).filter((id) => id !== null)
  const isId = makeSetTest(
    columns,
    'bioguide',
    ids.flatMap((id) => columns.findCodes('bioguide', foldText(id))),
  )
  const codes = requestors.flatMap(({ name }) => surnames.get(readName(name).at(-1) ?? '') ?? [])
  const isName = makeSetTest(columns, 'member', codes)
  return (position) => isId(position) || isName(position)
}

const makeSetTest = (columns: Columns, name: string, wanted: readonly number[]): Test => {
  const { codes, sets } = columns.get(name)
  return (position) => {
    const set = codes[position] ?? 0
    const end = sets?.starts[set + 1] ?? 0
    for (let index = sets?.starts[set] ?? end; index < end; index++) {
      if (wanted.includes(sets?.values[index] ?? -1)) return true
    }
    return false
  }
}

/** Codes of the names that end in each word. */
const listSurnames = (names: readonly (string | number)[]): ReadonlyMap<string, readonly number[]> => {
  const surnames = new Map<string, number[]>()
  for (const [code, name] of names.entries()) {
    const surname = readName(String(name)).at(-1)
    if (surname !== undefined) surnames.set(surname, [...(surnames.get(surname) ?? []), code])
  }
  return surnames
}

/** Adds the records of the same recipient. Positions ascend, each once. */
const addSameRecipient = (
  columns: Columns,
  { recipient }: SourcedRecord,
  positions: Uint32Array,
): Uint32Array => {
  const wanted = recipient === null ? [] : columns.findCodes('recipient', foldText(recipient))
  if (wanted.length === 0) return positions
  const { codes } = columns.get('recipient')
  const found = new Set(positions)
  for (const code of wanted)
    for (let at = codes.indexOf(code); at >= 0; at = codes.indexOf(code, at + 1)) found.add(at)
  return Uint32Array.from(found).sort()
}
