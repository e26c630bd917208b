import { compareTexts } from '../../../platform/index.ts'
import { isContradicted, type PairEvidence } from './compare-pair.ts'
import { mayShare } from './compare-requestors.ts'
import { findPairs, type Pair, type YearPairs } from './find-pairs.ts'
import type { LineageDecision, LineageProject, LineageRecord } from './lineage-item.ts'
import { THRESHOLDS } from './thresholds.ts'

export const GRADES = ['stated', 'unique', 'candidate'] as const
export type Grade = (typeof GRADES)[number]

/** The next best pair of the record or of the project. */
export type RunnerUp = { readonly side: 'record' | 'project'; readonly id: string; readonly score: number }

export type Link = {
  readonly record: LineageRecord
  readonly project: LineageProject
  readonly grade: Grade
  readonly score: number
  /** Null if no other pair of either side reaches the score at which pairs are named. */
  readonly runnerUp: RunnerUp | null
  readonly evidence: PairEvidence
}

/** Reasons for which a decision makes no link. */
export const UNUSED = [
  'unknown_record',
  'unknown_project',
  'other_year',
  'other_state',
  'contradicted',
  'rival',
] as const
export type UnusedDecision = Pick<LineageDecision, 'record' | 'project'> & {
  readonly reason: (typeof UNUSED)[number]
}

export type Lineage = {
  /** In the order of the ids of projects, then of records. */
  readonly links: readonly Link[]
  readonly unused: readonly UnusedDecision[]
  /** Number of pairs that were compared. */
  readonly compared: number
}

/**
 * Links records with enacted projects of the same fiscal year, one to one: a project has at most one record of each stage,
 * chamber and requestor. The order of the inputs does not change the result.
 */
export const linkRecords = (
  records: readonly LineageRecord[],
  projects: readonly LineageProject[],
  decisions: readonly LineageDecision[],
): Lineage => {
  const years = findPairs(records, projects)
  const decided = readDecisions(years, records, projects, decisions)
  const links = years.flatMap((year) => linkYear(year, decided))
  return {
    links: links.sort(
      (a, b) => compareTexts(a.project.id, b.project.id) || compareTexts(a.record.id, b.record.id),
    ),
    unused: decided.unused,
    compared: years.reduce((sum, { compared }) => sum + compared, 0),
  }
}

type Decided = {
  readonly stated: readonly Pair[]
  /** Keys of the pairs that are decided to be different. */
  readonly different: ReadonlySet<string>
  readonly unused: readonly UnusedDecision[]
}

const keyOf = (record: string, project: string): string => `${record} ${project}`

/** A decision never joins years or States. Of decisions that cannot all be true, none is used. */
const readDecisions = (
  years: readonly YearPairs[],
  records: readonly LineageRecord[],
  projects: readonly LineageProject[],
  decisions: readonly LineageDecision[],
): Decided => {
  const recordOf = new Map(records.map((record) => [record.id, record]))
  const projectOf = new Map(projects.map((project) => [project.id, project]))
  const verdicts = Map.groupBy(decisions, ({ record, project }) => keyOf(record, project))
  const same: Pair[] = []
  const different = new Set<string>()
  const unused: UnusedDecision[] = []
  for (const [key, ofPair] of [...verdicts].sort(([a], [b]) => compareTexts(a, b))) {
    const [first, ...others] = ofPair
    if (first === undefined) continue
    const names = { record: first.record, project: first.project }
    const [record, project] = [recordOf.get(names.record), projectOf.get(names.project)]
    const refuse = (reason: UnusedDecision['reason']) => void unused.push({ ...names, reason })
    if (record === undefined) refuse('unknown_record')
    else if (project === undefined) refuse('unknown_project')
    else if (others.some(({ verdict }) => verdict !== first.verdict)) refuse('contradicted')
    else if (first.verdict === 'different') different.add(key)
    else if (record.fiscal_year !== project.fiscal_year) refuse('other_year')
    else {
      const year = years.find(({ fiscalYear }) => fiscalYear === project.fiscal_year)
      const comparison = year?.compare(record, project)
      if (comparison === undefined || comparison.evidence.state === 'contradicts') refuse('other_state')
      else same.push({ record, project, ...comparison })
    }
  }
  const isAlone = openAlone(same)
  for (const { record, project } of same.filter((pair) => !isAlone(pair)))
    unused.push({ record: record.id, project: project.id, reason: 'rival' })
  return { stated: same.filter(isAlone), different, unused }
}

/** Finds pairs that have no rival among the others. */
const openAlone = (pairs: readonly Pair[]) => {
  const findRunnerUp = openRivals(pairs)
  return (pair: Pair): boolean => findRunnerUp(pair) === null
}

/** Whether only one of two pairs can be true: they share the record, or the project and possibly the requestor. */
const areRivals = (a: Pick<Pair, 'record' | 'project'>, b: Pick<Pair, 'record' | 'project'>): boolean =>
  a.record.id === b.record.id
    ? a.project.id !== b.project.id
    : a.project.id === b.project.id && areRivalRecords(a.record, b.record)

/** Requests of two members for one project are no rivals, and neither are a request and a bill. */
const areRivalRecords = (a: LineageRecord, b: LineageRecord): boolean =>
  a.stage === b.stage && a.chamber === b.chamber && a.group !== b.group && mayShare(a, b)

const linkYear = ({ fiscalYear, pairs }: YearPairs, { stated, different }: Decided): readonly Link[] => {
  const ofYear = stated.filter(({ project }) => project.fiscal_year === fiscalYear)
  const taken = openTaken(ofYear)
  const possible = pairs.filter(
    (pair) => !different.has(keyOf(pair.record.id, pair.project.id)) && !taken.isRival(pair),
  )
  const findRunnerUp = openRivals(possible)
  const findAnyRival = openRivals(pairs)
  const links: Link[] = ofYear.map((pair) => ({ ...pair, grade: 'stated', runnerUp: findAnyRival(pair) }))
  const statedKeys = new Set(ofYear.map(({ record, project }) => keyOf(record.id, project.id)))
  const open = possible.filter(
    (pair) => pair.score >= THRESHOLDS.candidate && !statedKeys.has(keyOf(pair.record.id, pair.project.id)),
  )
  for (const pair of open) {
    const runnerUp = findRunnerUp(pair)
    if (!isUnique(pair, runnerUp)) continue
    taken.add(pair)
    links.push({ ...pair, grade: 'unique', runnerUp })
  }
  // A request may have become several rows, and several requests one row: a candidate has rivals that are as good.
  for (const pair of open) {
    const runnerUp = findRunnerUp(pair)
    if (taken.has(pair) || taken.isRival(pair) || (runnerUp?.score ?? 0) > pair.score + THRESHOLDS.alike)
      continue
    links.push({ ...pair, grade: 'candidate', runnerUp })
  }
  return links
}

const byScore = (a: Pair, b: Pair): number =>
  b.score - a.score || compareTexts(a.project.id, b.project.id) || compareTexts(a.record.id, b.record.id)

/** A requestor must be shared: a city may have a drinking water and a wastewater plant of nearly the same name. */
const isUnique = ({ score, evidence }: Pair, runnerUp: RunnerUp | null): boolean =>
  score >= THRESHOLDS.unique &&
  score - (runnerUp?.score ?? 0) >= THRESHOLDS.margin &&
  evidence.requestors === 'shared' &&
  !isContradicted(evidence)

/** The pairs that are links, by record and by project. */
const openTaken = (stated: readonly Pair[]) => {
  const byRecord = new Map<string, Pair>()
  const byProject = new Map<string, Pair[]>()
  const add = (pair: Pair) => {
    byRecord.set(pair.record.id, pair)
    byProject.getOrInsertComputed(pair.project.id, () => []).push(pair)
  }
  for (const pair of stated) add(pair)
  const isRival = (pair: Pair): boolean => {
    const ofRecord = byRecord.get(pair.record.id)
    if (ofRecord !== undefined && areRivals(ofRecord, pair)) return true
    return (byProject.get(pair.project.id) ?? []).some((other) => areRivals(other, pair))
  }
  const has = (pair: Pair): boolean => byRecord.get(pair.record.id)?.project.id === pair.project.id
  return { add, has, isRival }
}

/** Finds the best of the pairs that cannot be true beside a pair. */
const openRivals = (pairs: readonly Pair[]) => {
  const byRecord = Map.groupBy(pairs, ({ record }) => record.id)
  const byProject = Map.groupBy(pairs, ({ project }) => project.id)
  return (pair: Pair): RunnerUp | null => {
    const others = [...(byRecord.get(pair.record.id) ?? []), ...(byProject.get(pair.project.id) ?? [])]
    const [best] = others.filter((other) => areRivals(pair, other)).sort(byScore)
    if (best === undefined) return null
    return best.record.id === pair.record.id
      ? { side: 'project', id: best.project.id, score: best.score }
      : { side: 'record', id: best.record.id, score: best.score }
  }
}
