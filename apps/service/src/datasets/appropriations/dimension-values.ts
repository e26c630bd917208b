import type { Dimension, FullRecord } from '@rotunda/contract'
import { writeDistrict } from './district-code.ts'
import { findPartyCode } from './party-code.ts'

/** What a record counts as in a dimension: several values where it has several, none where it is null. */
export const listValues = (record: FullRecord, dimension: Dimension): readonly (string | number)[] =>
  READERS[dimension](record)

const READERS: Record<Dimension, (record: FullRecord) => readonly (string | number)[]> = {
  dataset: ({ dataset }) => [dataset],
  chamber: ({ chamber }) => [chamber],
  stage: ({ stage }) => [stage],
  fiscal_year: ({ fiscal_year }) => [fiscal_year],
  state: ({ state, requestors }) => distinct([state, ...requestors.map((requestor) => requestor.state)]),
  project_state: ({ project_states }) => distinct(project_states),
  subcommittee: ({ subcommittee }) => distinct([subcommittee]),
  agency: ({ agency }) => distinct([agency]),
  account: ({ account }) => distinct([account]),
  member: ({ requestors }) => distinct(requestors.map(({ name }) => name)),
  bioguide: ({ requestors }) => distinct(requestors.map(({ bioguide }) => bioguide)),
  party: ({ requestors }) => distinct(requestors.map(({ party }) => party && findPartyCode(party))),
  district: ({ requestors }) => distinct(requestors.map(writeDistrict)),
  recipient: ({ recipient }) => distinct([recipient]),
  funding_line: ({ funding_line }) => distinct([funding_line?.id ?? null]),
}

const distinct = (values: readonly (string | null)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== null)),
]
