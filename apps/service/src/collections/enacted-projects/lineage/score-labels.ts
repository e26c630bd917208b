import type { LineageLabelDraft } from '../../../publishers/lineage/index.ts'
import { GRADES, type Grade } from './link-records.ts'

export type LabelledLink = { readonly record: string; readonly project: string; readonly grade: Grade }

/** The items of a release. A pair with another id cannot be measured. */
export type KnownItems = { readonly records: ReadonlySet<string>; readonly projects: ReadonlySet<string> }

export type GradeScore = {
  readonly grade: Grade
  /** Links of this grade among the pairs on which the readers agree. */
  readonly links: number
  /** Share of these links that both readers call the same project; null if there are none. */
  readonly precision: number | null
  /** Share of the pairs that both readers call the same project and that are links of this grade. */
  readonly recall: number | null
}

export type LineageScore = {
  /** Labelled pairs. Those in the counts below add up to them. */
  readonly pairs: number
  /** Pairs that both readers call the same project, and pairs that both call different ones. */
  readonly same: number
  readonly different: number
  /** Pairs that one reader calls `same` and the other `different`. */
  readonly disagreed: number
  /** Pairs with a reader who is unsure. */
  readonly unsure: number
  /** Pairs whose record or project is not in the release. */
  readonly unknown: number
  /** Null below FEWEST_PAIRS pairs on which the readers agree: nothing is measured. */
  readonly grades: readonly GradeScore[] | null
}

/** Fewest pairs on which two readers agree and from which precision and recall are measured. */
export const FEWEST_PAIRS = 100

type Outcome = 'same' | 'different' | 'disagreed' | 'unsure' | 'unknown'

/** Measures links on labelled pairs. Only pairs on which both readers agree count. */
export const scoreLabels = (
  labels: readonly LineageLabelDraft[],
  links: readonly LabelledLink[],
  known: KnownItems,
): LineageScore => {
  const gradeOf = new Map(links.map(({ record, project, grade }) => [`${record} ${project}`, grade]))
  const pairs = labels.map((label) => ({
    outcome: readOutcome(label, known),
    grade: gradeOf.get(`${label.record} ${label.project}`),
  }))
  const count = (outcome: Outcome) => pairs.filter((pair) => pair.outcome === outcome).length
  const [same, different] = [count('same'), count('different')]
  const scoreGrade = (grade: Grade): GradeScore => {
    const linked = pairs.filter((pair) => pair.grade === grade)
    const right = linked.filter(({ outcome }) => outcome === 'same').length
    const all = right + linked.filter(({ outcome }) => outcome === 'different').length
    return {
      grade,
      links: all,
      precision: all === 0 ? null : right / all,
      recall: same === 0 ? null : right / same,
    }
  }
  return {
    pairs: pairs.length,
    same,
    different,
    disagreed: count('disagreed'),
    unsure: count('unsure'),
    unknown: count('unknown'),
    grades: same + different < FEWEST_PAIRS ? null : GRADES.map(scoreGrade),
  }
}

const readOutcome = (
  { record, project, reader_1: one, reader_2: other }: LineageLabelDraft,
  { records, projects }: KnownItems,
): Outcome => {
  if (!records.has(record) || !projects.has(project)) return 'unknown'
  if (one === 'unsure' || other === 'unsure') return 'unsure'
  return one === other ? one : 'disagreed'
}
