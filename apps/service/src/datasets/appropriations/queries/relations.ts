import { STAGES, type RecordFilters, type RelatedRecord, type SourcedRecord } from '@rotunda/contract'

export const toSameProject = ({ id, stage }: SourcedRecord): RelatedRecord => ({
  id,
  stage,
  tier: 'same_project',
  basis:
    'Same stage, fiscal year, subcommittee, recipient, title, purpose, place and amount, asked for by different members.',
})

/** What the records have in common that may be the same project at another stage; undefined where it names no recipient. */
export const makeCandidateFilters = (record: SourcedRecord): RecordFilters | undefined => {
  if (record.recipient === null) return undefined
  return {
    stage: STAGES.filter((stage) => stage !== record.stage),
    fiscal_year: [record.fiscal_year],
    recipient: [record.recipient],
    project_state: record.project_states,
  }
}

/** No row of the same project is only likely to be it. */
export const isCandidate = (record: SourcedRecord, other: SourcedRecord): boolean =>
  other.project !== record.project

export const toCandidate = (
  record: SourcedRecord,
  { id, stage, project_states }: SourcedRecord,
): RelatedRecord => {
  const states = project_states.filter((state) => record.project_states.includes(state))
  return {
    id,
    stage,
    tier: 'candidate',
    basis: `Same fiscal year (${record.fiscal_year}), recipient and State of the project (${states.join(', ')}); no document says that the two are one project.`,
  }
}
