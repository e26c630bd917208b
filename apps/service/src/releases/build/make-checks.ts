import type { CorrectionOutcome } from '../../corrections/index.ts'
import type { ReleaseCheck } from '../release.ts'
import type { Corrected } from './correct-rows.ts'
import type { MatchCount } from './count-matches.ts'
import type { Unjoined } from './finish-lines.ts'
import type { RowFaults } from './fault-list.ts'
import type { ComparedTotal, SourceReport } from './report-sources.ts'

export type CheckedFacts = {
  readonly reports: readonly SourceReport[]
  /** Ids that two rows would have had. */
  readonly collisions: number
  readonly faults: readonly RowFaults[]
  readonly unjoined: Unjoined
  readonly corrected: readonly Corrected[]
  /** Requestors of all records, counted record by record. */
  readonly matches: readonly MatchCount[]
  /** Rows of the table of requestors. */
  readonly requestors: number
}

/** The rules that a release must keep before it is published. All are looked at; each says what broke it. */
export const makeChecks = ({
  reports,
  collisions,
  faults,
  unjoined,
  corrected,
  matches,
  requestors,
}: CheckedFacts): ReleaseCheck[] => [
  check('documents_taken', 'Every document was taken by its publisher.', reports.flatMap(nameRefused)),
  check(
    'rows_conserved',
    'Rows read are rows published, merged and refused, document by document.',
    reports.flatMap(nameUnbalanced),
  ),
  check(
    'totals_agree',
    'What was read comes to the totals that the documents print.',
    reports.flatMap(nameWrongTotals),
  ),
  check(
    'ids_unique',
    'No two rows have one id.',
    collisions === 0 ? [] : [`${collisions} ids belong to two rows`],
  ),
  check('rows_valid', 'Every row is what the contract says it is.', listExamples(faults, 'invalid')),
  check(
    'nulls_explained',
    'Every null and every empty list of project States has its reason, and no other field has one.',
    listExamples(faults, 'unexplained'),
  ),
  check(
    'requestors_listed',
    'Each requestor of each record is one row of the table of requestors.',
    nameUnlisted(matches, requestors),
  ),
  check(
    'guidance_joined',
    'Every symbol and listing number of the guidance is in the code lists of this release.' +
      tellNotLookedUp(unjoined),
    unjoined.unknown,
  ),
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

const SHOWN = 5

const check = (name: string, rule: string, faults: readonly string[]): ReleaseCheck =>
  faults.length === 0
    ? { name, passed: true, detail: rule }
    : { name, passed: false, detail: `${rule} Not so: ${listFirst(faults)}.` }

const listFirst = (texts: readonly string[]): string => {
  const rest = texts.length - SHOWN
  return [...texts.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}

const tellNotLookedUp = ({ notLookedUp }: Unjoined): string =>
  notLookedUp.length === 0
    ? ''
    : ` ${notLookedUp.length} could not be looked up, for want of a whole list: ${listFirst(notLookedUp)}.`

const nameRefused = ({ source, verdict, detail }: SourceReport): string[] =>
  verdict === 'refused' ? [`${source.url} (${source.sha256.slice(0, 12)}): ${detail ?? ''}`] : []

const nameUnbalanced = ({ source, read, published, merged, refused }: SourceReport): string[] =>
  read === published + merged + refused
    ? []
    : [`${source.url}: ${read} read, ${published} published, ${merged} merged, ${refused} refused`]

const nameUnlisted = (matches: readonly MatchCount[], rows: number): string[] => {
  const named = matches.reduce((sum, { requestors }) => sum + requestors, 0)
  return named === rows ? [] : [`records name ${named}, and the table has ${rows}`]
}

const nameWrongTotals = ({ source, totals }: SourceReport): string[] =>
  totals
    .filter(({ printed, found }) => printed !== found)
    .map((total) => `${source.url}: ${nameTotal(total)} is ${total.printed}, and ${total.found} were read`)

/** By the words of its line, where it has some. */
const nameTotal = (total: ComparedTotal): string => ('label' in total ? `“${total.label}”` : total.what)

const listExamples = (faults: readonly RowFaults[], kind: keyof RowFaults): string[] =>
  faults.flatMap((one) => {
    const { count, examples } = one[kind]
    const rest = count - examples.length
    return rest > 0 ? [...examples, `${rest} further rows`] : [...examples]
  })
