import { makeMemberLists } from '../member-lists.ts'
import type { SampleNeeds } from '../make-sample-editions.ts'
import {
  makeEnactedFacts,
  type EnactedDocument,
  type TruePair,
  type WrittenTable,
} from './sample-enacted-document.ts'
import { planEnacted, type SampleEnacted } from './plan-enacted.ts'
import { writeBpcTable } from './write-bpc-table.ts'
import { writeStatementTable } from './write-statement-table.ts'

export type EnactedSampleNeeds = SampleNeeds & {
  /** Most enacted projects of a year; all if absent. */
  readonly mostOfYear?: number
}

/** Documents of enacted projects, and the requests of the appropriations sample that they came from. */
export type EnactedSample = {
  readonly documents: readonly EnactedDocument[]
  readonly pairs: readonly TruePair[]
}

const BPC_YEAR = 2022
const STATEMENT_YEARS = [2023, 2024, 2026] as const

/**
 * Makes invented tables of enacted projects in the publishers' own formats, with the faults of real ones. Their projects
 * come from the requests of the appropriations sample with the same seed and size; `pairs` has the true pairs.
 */
export const makeEnactedSample = (needs: EnactedSampleNeeds): EnactedSample => {
  const tables = [...writeTables(needs)]
  return {
    documents: [...listMembers(), ...tables.map(({ document }) => document)],
    pairs: tables.flatMap(({ pairs }) => pairs),
  }
}

/** Makes the documents of the sample, each an edition of its own. */
export async function* makeEnactedEditions(
  needs: EnactedSampleNeeds,
): AsyncGenerator<readonly [EnactedDocument]> {
  for (const document of listMembers()) yield await Promise.resolve([document] as const)
  for (const { document } of writeTables(needs)) yield [document]
}

function* writeTables(needs: EnactedSampleNeeds): Generator<WrittenTable> {
  const oldest = plan(needs, BPC_YEAR)
  if (oldest.length > 0) yield writeBpcTable(oldest)
  for (const fiscalYear of STATEMENT_YEARS)
    for (const [, enacted] of Map.groupBy(plan(needs, fiscalYear), ({ topic }) => topic.subcommittee))
      yield writeStatementTable({ seed: needs.seed, enacted })
}

const plan = (needs: EnactedSampleNeeds, fiscalYear: number): readonly SampleEnacted[] =>
  planEnacted(needs, fiscalYear).slice(0, needs.mostOfYear)

/** Lists of members, by which requestors are identified. */
const listMembers = (): EnactedDocument[] =>
  makeMemberLists().map(({ facts, bytes }) => {
    const { publisher, url, media_type, published_at } = facts
    return { facts: makeEnactedFacts({ publisher, url, media_type, published_at }), bytes }
  })
