import type { FullRecord } from '@rotunda/contract'
import type { LineageRecordDraft } from '../../../publishers/lineage/index.ts'

/** The facts of a published record that lineage compares. */
export const readRecord = ({
  id,
  stage,
  chamber,
  project,
  fiscal_year,
  subcommittee,
  requestors,
  project_states: states,
  recipient,
  title,
  purpose,
  amount,
}: FullRecord): LineageRecordDraft => ({
  id,
  stage,
  chamber,
  group: project,
  fiscal_year,
  subcommittee,
  requestors: requestors.map(({ name, bioguide, chamber: of }) => ({ name, bioguide, chamber: of })),
  states,
  recipient,
  title: title ?? purpose,
  amount,
})
