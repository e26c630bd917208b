import {
  COVERAGE_NOTES,
  DATASETS,
  FLAGS,
  FUNDING_LINE_KINDS,
  MEMBER_MATCHES,
  MISSING_REASONS,
  namesOf,
  REFUSAL_REASONS,
  REFUSED_BY_DESIGN,
  STATES,
  SUBCOMMITTEES,
} from '@rotunda/contract'
import type { CollectionCodes, CodeMeanings } from '../../releases/index.ts'

/** Meanings of codes that the contract defines, by field. */
export const MEANINGS: CodeMeanings = {
  dataset: Object.fromEntries(namesOf(DATASETS).map((name) => [name, DATASETS[name].title])),
  state: STATES,
  subcommittee: SUBCOMMITTEES,
  kind: FUNDING_LINE_KINDS,
  match: MEMBER_MATCHES,
}

export const CODES: CollectionCodes = {
  notes: COVERAGE_NOTES,
  refusals: REFUSAL_REASONS,
  refusedByDesign: REFUSED_BY_DESIGN,
  fields: MEANINGS,
  others: { member_matches: MEMBER_MATCHES, missing_reasons: MISSING_REASONS, flags: FLAGS },
}
