import type { CorrectionOutcome } from '../../corrections/ledger/index.ts'
import { listFirst } from './list-first.ts'
import type { ReleaseCheck } from '../release.ts'
import type { Corrected } from './correct-rows.ts'
import type { Finding } from './build-steps.ts'
import type { RowFaults } from './row-faults.ts'
import type { ComparedTotal, SourceReport } from './report-sources.ts'

export type CheckedFacts = {
  readonly reports: readonly SourceReport[]
  /** Number of ids that two rows would have shared. */
  readonly collisions: number
  readonly faults: readonly RowFaults[]
  readonly corrected: readonly Corrected[]
  /** Findings of the collection's own rules. */
  readonly findings: readonly Finding[]
}

/** Checks every rule that a release must keep before it is published. Each check reports the rows that break it. */
export const makeChecks = ({
  reports,
  collisions,
  faults,
  corrected,
  findings,
}: CheckedFacts): ReleaseCheck[] => [
  check('documents_taken', 'Every document was accepted by its publisher.', reports.flatMap(nameRefused)),
  check(
    'rows_conserved',
    'For each document, the rows read equal the rows published, merged and refused.',
    reports.flatMap(nameUnbalanced),
  ),
  check(
    'totals_agree',
    'The rows add up to the totals that the documents print.',
    reports.flatMap(nameWrongTotals),
  ),
  check(
    'ids_unique',
    'No two rows of a table have the same id.',
    collisions === 0 ? [] : [`${collisions} ids belong to two rows`],
  ),
  check('rows_valid', 'Every row has the form that the contract describes.', listExamples(faults, 'invalid')),
  check(
    'nulls_explained',
    'Every null field, and every empty list that must be explained, has a reason. No other field has a reason.',
    listExamples(faults, 'unexplained'),
  ),
  ...findings.map(({ name, rule, faults: broken }) => check(name, rule, broken)),
  check(
    'corrections_applied',
    'Every accepted correction fits its record, or was withdrawn.',
    corrected
      .filter(({ outcome }) => !SOUND.includes(outcome))
      .map(
        ({ correction, outcome }) =>
          `${correction.id}: ${outcome} (${correction.record}, ${correction.field})`,
      ),
  ),
]

const SOUND: readonly CorrectionOutcome[] = ['applied', 'already_so', 'withdrawn']

const check = (name: string, rule: string, faults: readonly string[]): ReleaseCheck =>
  faults.length === 0
    ? { name, passed: true, detail: rule }
    : { name, passed: false, detail: `${rule} Not so: ${listFirst(faults)}.` }

const nameRefused = ({ source, verdict, detail }: SourceReport): string[] =>
  verdict === 'refused' ? [`${source.url} (${source.sha256.slice(0, 12)}): ${detail ?? ''}`] : []

const nameUnbalanced = ({ source, read, published, merged, refused }: SourceReport): string[] =>
  read === published + merged + refused
    ? []
    : [`${source.url}: ${read} read, ${published} published, ${merged} merged, ${refused} refused`]

const nameWrongTotals = ({ source, totals }: SourceReport): string[] =>
  totals
    .filter(({ printed, found }) => printed !== found)
    .map((total) => `${source.url}: ${nameTotal(total)} is ${total.printed}, and ${total.found} were read`)

/** Names a total by the label of its line, if it has one. */
const nameTotal = (total: ComparedTotal): string => ('label' in total ? `“${total.label}”` : total.what)

const listExamples = (faults: readonly RowFaults[], kind: keyof RowFaults): string[] =>
  faults.flatMap((ofTable) => {
    const { count, examples } = ofTable[kind]
    const rest = count - examples.length
    return rest > 0 ? [...examples, `${rest} further rows`] : [...examples]
  })
