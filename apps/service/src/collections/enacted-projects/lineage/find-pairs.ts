import { compareTexts } from '../../../platform/index.ts'
import { BUILD_LIMITS } from '../../limits.ts'
import { comparePair, isComparable, type Compared, type Comparison } from './compare-pair.ts'
import { mayShare } from './compare-requestors.ts'
import type { LineageItem, LineageProject, LineageRecord } from './lineage-item.ts'
import { isDistinguishing, readWords, weighAll, type WeighStem } from './read-words.ts'
import { THRESHOLDS } from './thresholds.ts'

/** A record and a project that were compared. */
export type Pair = Comparison & { readonly record: LineageRecord; readonly project: LineageProject }

/** Pairs of one fiscal year. */
export type YearPairs = {
  readonly fiscalYear: number
  /** Pairs whose score is high enough to be named. */
  readonly pairs: readonly Pair[]
  /** Number of pairs that were compared. */
  readonly compared: number
  /** Compares any two items of the year. */
  readonly compare: (record: LineageRecord, project: LineageProject) => Comparison
}

/**
 * Compares records with the projects of the same fiscal year. Two items are compared if one member may be behind both,
 * their subcommittees do not differ, and a distinguishing word or the recipient is the same. Items of a very
 * frequent recipient are compared only if they share a word.
 */
export const findPairs = (
  records: readonly LineageRecord[],
  projects: readonly LineageProject[],
): readonly YearPairs[] => {
  const [recordsOf, projectsOf] = [byYear(records), byYear(projects)]
  return [...projectsOf.keys()]
    .sort((a, b) => a - b)
    .map((year) => findPairsOfYear(year, recordsOf.get(year) ?? [], projectsOf.get(year) ?? []))
}

const byYear = <Item extends LineageItem>(items: readonly Item[]): ReadonlyMap<number, readonly Item[]> =>
  Map.groupBy(
    items.toSorted((a, b) => compareTexts(a.id, b.id)),
    ({ fiscal_year: year }) => year,
  )

const findPairsOfYear = (
  fiscalYear: number,
  records: readonly LineageRecord[],
  projects: readonly LineageProject[],
): YearPairs => {
  const [ones, others] = [records.map(readCompared), projects.map(readCompared)]
  const weigh = weighAll([...ones, ...others].map(({ words }) => words))
  const findComparable = openProjects(ones, others, weigh)
  const pairs: Pair[] = []
  let compared = 0
  for (const one of ones)
    for (const other of findComparable(one)) {
      compared += 1
      const comparison = comparePair(one, other, weigh)
      if (comparison.score >= THRESHOLDS.named)
        pairs.push({ record: one.item, project: other.item, ...comparison })
    }
  const compare = (record: LineageRecord, project: LineageProject) =>
    comparePair(readCompared(record), readCompared(project), weigh)
  return { fiscalYear, pairs, compared, compare }
}

const readCompared = <Item extends LineageItem>(item: Item): Compared<Item> => ({
  item,
  words: readWords(item),
})

/** Finds the projects to compare with a record, by the words that distinguish them. */
const openProjects = (records: readonly Compared[], projects: readonly Compared[], weigh: WeighStem) => {
  const byStem = new Map<string, Compared[]>()
  const byRecipient = new Map<string, Compared[]>()
  for (const project of projects) {
    for (const stem of project.words.all.keys())
      if (isDistinguishing(stem, weigh)) byStem.getOrInsertComputed(stem, () => []).push(project)
    // Recipients with the same name have the same words.
    if (project.words.recipient.size > 0)
      byRecipient.getOrInsertComputed(keyOf(project), () => []).push(project)
  }
  const named = Map.groupBy(records, keyOf)
  for (const [key, list] of byRecipient)
    if (list.length * (named.get(key)?.length ?? 0) > BUILD_LIMITS.pairsOfRecipient.value)
      byRecipient.delete(key)
  return (record: Compared): ReadonlySet<Compared> => {
    const lists = [...record.words.all.keys()].map((stem) => byStem.get(stem) ?? [])
    const found = new Set<Compared>()
    for (const list of [...lists, byRecipient.get(keyOf(record)) ?? []])
      for (const project of list)
        if (!found.has(project) && isInBlock(record, project, weigh)) found.add(project)
    return found
  }
}

const keyOf = ({ words }: Compared): string => [...words.recipient.keys()].sort().join(' ')

const isInBlock = (one: Compared, other: Compared, weigh: WeighStem): boolean =>
  (one.item.subcommittee === null ||
    other.item.subcommittee === null ||
    one.item.subcommittee === other.item.subcommittee) &&
  mayShare(one.item, other.item) &&
  isComparable(one, other, weigh)
