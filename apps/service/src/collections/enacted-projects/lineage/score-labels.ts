import { GRADES, type Grade } from './link-records.ts'

export const VERDICTS = ['same', 'different', 'unsure'] as const
export type Verdict = (typeof VERDICTS)[number]

/** A record and a project that two readers compared, each alone. */
export type LabelledPair = {
  readonly record: string
  readonly project: string
  readonly readers: readonly [Verdict, Verdict]
}

export type LabelledLink = { readonly record: string; readonly project: string; readonly grade: Grade }

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
  /** Pairs that two readers compared. */
  readonly pairs: number
  /** Pairs that both readers call the same project, and pairs that both call different ones. */
  readonly same: number
  readonly different: number
  /** Null with too few pairs: nothing is measured. */
  readonly grades: readonly GradeScore[] | null
}

/** Fewest pairs of two readers from which precision and recall are measured. */
export const FEWEST_PAIRS = 100

/** Measures links on labelled pairs. Only pairs on which both readers agree count. */
export const scoreLabels = (
  labels: readonly LabelledPair[],
  links: readonly LabelledLink[],
): LineageScore => {
  const gradeOf = new Map(links.map(({ record, project, grade }) => [`${record} ${project}`, grade]))
  const agreed = labels.flatMap(({ record, project, readers: [one, other] }) =>
    one === other && one !== 'unsure' ? [{ verdict: one, grade: gradeOf.get(`${record} ${project}`) }] : [],
  )
  const same = agreed.filter(({ verdict }) => verdict === 'same').length
  const scoreGrade = (grade: Grade): GradeScore => {
    const linked = agreed.filter((pair) => pair.grade === grade)
    const right = linked.filter(({ verdict }) => verdict === 'same').length
    return {
      grade,
      links: linked.length,
      precision: linked.length === 0 ? null : right / linked.length,
      recall: same === 0 ? null : right / same,
    }
  }
  return {
    pairs: labels.length,
    same,
    different: agreed.length - same,
    grades: labels.length < FEWEST_PAIRS ? null : GRADES.map(scoreGrade),
  }
}
