import type { LineageRecordDraft } from '../../../publishers/lineage/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { Facts } from '../../families/index.ts'
import type { MadeProject } from '../make-projects.ts'
import { findRelease, LABEL_FACTS, MEMBER_FACTS } from './lineage-facts.ts'
import type { Grade, Lineage, Link } from './link-records.ts'
import { SAMPLE_SCORES, type SampleScores } from './sample-scores.ts'
import { FEWEST_PAIRS, scoreLabels, type LineageScore } from './score-labels.ts'
import { THRESHOLDS } from './thresholds.ts'

/** Figures of the links of a release, for coverage.json. */
export type LineageCounts = {
  readonly matcher_version: string
  /** Release of appropriations that the records are from; null if none is archived. */
  readonly appropriations_release: string | null
  readonly records: number
  readonly projects: number
  /** Number of pairs that were compared. */
  readonly compared: number
  readonly links: Readonly<Record<Grade, number>>
  /** Null if no release of congress is archived. */
  readonly members: {
    readonly congress_release: string
    /** Different Bioguide ids of requestors, and how many of them are in that release. */
    readonly named: number
    readonly known: number
  } | null
  /** Precision and recall by grade. */
  readonly measured: { readonly sample: SampleScores; readonly labels: LineageScore }
}

type Sides = {
  readonly records: ReadonlyMap<string, Fact<LineageRecordDraft>>
  readonly projects: ReadonlyMap<string, MadeProject>
}

export type MadeLineage = Lineage & { readonly sides: Sides }

export const countGrades = (links: readonly Link[]): LineageCounts['links'] => {
  const count = (grade: Link['grade']) => links.filter((link) => link.grade === grade).length
  return { stated: count('stated'), unique: count('unique'), candidate: count('candidate') }
}

export const countLineage = (facts: Facts, { links, compared, sides }: MadeLineage): LineageCounts => {
  const labels = [...facts.list(LABEL_FACTS)].map(({ draft }) => draft)
  const labelled = links.map(({ record, project, grade }) => ({
    record: record.id,
    project: project.id,
    grade,
  }))
  const known = {
    records: new Set(sides.records.keys()),
    projects: new Set(sides.projects.keys()),
  }
  return {
    matcher_version: THRESHOLDS.version,
    records: known.records.size,
    projects: known.projects.size,
    compared,
    links: countGrades(links),
    appropriations_release: findRelease(facts, 'appropriations') ?? null,
    members: countMembers(facts, sides),
    measured: { sample: SAMPLE_SCORES, labels: scoreLabels(labels, labelled, known) },
  }
}

/** Compares the Bioguide ids of requestors, which come with records and tables, with the members in the release of congress. */
const countMembers = (facts: Facts, { records, projects }: Sides): LineageCounts['members'] => {
  const release = findRelease(facts, 'congress')
  if (release === undefined) return null
  const members = new Set([...facts.list(MEMBER_FACTS)].map(({ draft }) => draft.id))
  const requestors = [
    ...[...records.values()].flatMap(({ draft }) => draft.requestors),
    ...[...projects.values()].flatMap(({ body }) => body.requestors),
  ]
  const named = new Set(requestors.flatMap(({ bioguide }) => bioguide ?? []))
  const known = [...named].filter((id) => members.has(id)).length
  return { congress_release: release, named: named.size, known }
}

/** States which releases the links are made from, and the number of links. */
export const describeLineage = (counts: LineageCounts): string => {
  const { records, appropriations_release: release, members, links, compared } = counts
  const made =
    release === null
      ? 'No release of appropriations is archived, so nothing is linked.'
      : `The release compares the projects with ${records} records of appropriations (release ${release}), in ${compared} pairs, and links ${links.stated} as stated, ${links.unique} as unique and ${links.candidate} as candidates.`
  const checked =
    members === null
      ? 'No release of congress is archived, so the Bioguide ids of requestors are not checked.'
      : `The data on Congress (release ${members.congress_release}) knows ${members.known} of the ${members.named} Bioguide ids of requestors.`
  return [made, checked, describeMeasure(counts)].join(' ')
}

const describeMeasure = ({ measured: { sample, labels } }: LineageCounts): string => {
  const ofUnique = sample.grades.find(({ grade }) => grade === 'unique')
  const real = labels.grades?.find(({ grade }) => grade === 'unique')
  const agreed = labels.same + labels.different
  const onReal =
    real === undefined
      ? `They are not measured on real pairs: two readers agree on ${agreed} pairs, and a measure needs ${FEWEST_PAIRS}.`
      : `On ${agreed} real pairs they are ${show(real.precision)} and ${show(real.recall)}.`
  return `On an invented sample, the precision of unique links is ${show(ofUnique?.precision)} and their recall ${show(ofUnique?.recall)}. ${onReal} coverage.json has every grade.`
}

const show = (share: number | null | undefined): string => share?.toFixed(3) ?? 'unknown'
