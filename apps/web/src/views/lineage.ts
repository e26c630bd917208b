import {
  LINEAGE_AMOUNTS,
  LINEAGE_GRADES,
  LINEAGE_NUMBERS,
  LINEAGE_REQUESTORS,
  LINEAGE_STATES,
  SPENDING_MISSING,
  type LineageLink,
  type SpendingMissing,
} from '@rotunda/contract'
import type { Spending } from '../ask/memory.ts'
import type { SpendingFinding } from '../ask/read-spending.ts'
import { makeAddress } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { countOf, showDay, showDollars } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'
import { GRADE_WORDS, isGrade, showAwards } from './awards.ts'
import { linkRecord } from './record-cell.ts'

/** Words for a step. No step is ever marked as denied: a missing link shows no decision. */
const FINDINGS = {
  found: 'Found',
  corrected: 'Found, corrected',
  stated: 'Found, stated',
  inferred: 'Found, inferred',
  possible: 'Possible',
  not_found: 'Not found',
  unreported: 'Not reported',
  no_source: 'No source archived',
  unreadable: 'Could not be read now',
} as const
export type LineageFinding = keyof typeof FINDINGS

/** A step of the line from a request to a payment. */
export type LineageStep = {
  readonly title: 'Asked' | 'In a bill' | 'Enacted' | 'Obligated' | 'Paid'
  readonly finding: LineageFinding
  /** Whole dollars of the rows that have this finding. They are never added. */
  readonly amounts?: readonly number[]
  readonly details: Content
  /** The id of a proof outside the table. */
  readonly proof?: string
}

/** The id of a step in the table. */
export const idOfStep = (title: LineageStep['title']): string =>
  `step-${title.toLowerCase().replaceAll(' ', '-')}`

type Published = {
  readonly collection: string
  readonly current: boolean
  readonly snapshot: string
  readonly published_at: string | null
}

/** The line as a table, with the release behind its links in the caption. */
export const showLineage = (steps: readonly LineageStep[], asOf: Content): Html =>
  showTable({
    name: 'Asked, in a bill, enacted, obligated, paid',
    caption: html`${asOf} “Not found” is not a refusal: the project may have another name there. So these steps give no rate of success.`,
    rows: steps,
    columns: [
      {
        title: 'Step',
        cell: ({ title }) => html`<span id="${idOfStep(title)}">${title}</span>`,
        isHeading: true,
      },
      { title: 'What is known', cell: ({ finding }) => FINDINGS[finding] },
      { title: 'Details', cell: ({ details }) => details },
    ],
  })

/** Names the release of enacted projects whose links are shown. */
export const sayAsOf = (release: Published | undefined): Content =>
  release !== undefined &&
  html`As of release <code>${release.snapshot}</code> of enacted projects${release.published_at !== null && html`, published on ${showDay(release.published_at)}`}.`

export const linkEnacted = (id: string): string => `/enacted/${encodeURIComponent(id)}`

/** The mark of the best link. Candidates alone leave the step open. */
export const findingOf = (links: readonly Pick<LineageLink, 'grade'>[]): LineageFinding =>
  findBest(links.map(({ grade }) => GRADE_WORDS[grade]))

const findBest = (found: readonly LineageFinding[]): LineageFinding =>
  BEST_FIRST.find((one) => found.includes(one)) ?? 'no_source'

/** Grade, score, grounds and runner-up of a link in words. */
export const showLink = (link: LineageLink): Html => {
  const { grade, score, decision_reason: reason } = link
  return html`<p>Grade <strong>${grade}</strong>: ${LINEAGE_GRADES[grade]} Score ${score} of 100. ${reason !== null && `Reason of the decision: ${reason} `}${sayRunnerUp(link)}</p>
<p>${sayGrounds(link.grounds).join(' ')}</p>
<p>Compared with release ${nameCompared(link.record_release)} of the records.</p>`
}

const ID_DIGITS = 12

/** The release of the records that links compare, by its id. */
export const nameCompared = (id: string): Html =>
  html`<a href="${makeAddress(`/releases/${id}`)}"><code>${id.slice(0, ID_DIGITS)}</code></a>`

const sayRunnerUp = ({
  runner_up_side: side,
  runner_up_id: id,
  runner_up_score: score,
}: LineageLink): Content => {
  if (side === null || id === null) return 'No other pair comes near.'
  const address = side === 'record' ? linkRecord(id) : linkEnacted(id)
  const what = side === 'record' ? 'another record for the project' : 'another project for the record'
  return html`Next best: ${what}, <a href="${address}"><code>${id}</code></a>${score !== null && `, score ${score}`}.`
}

const sayGrounds = ({ words, state, requestors, numbers, amount, apart }: LineageLink['grounds']): string[] =>
  [
    words.length > 0 && `${countOf(words.length, 'common word')}: ${words.join(', ')}.`,
    state !== 'unknown' && `States: ${LINEAGE_STATES[state]}`,
    requestors !== 'unknown' && `Requestors: ${LINEAGE_REQUESTORS[requestors]}`,
    numbers !== 'unknown' && `Numbers: ${LINEAGE_NUMBERS[numbers]}`,
    amount !== 'unknown' && `Amounts: ${LINEAGE_AMOUNTS[amount]}`,
    apart && 'One side has a telling word that the other lacks.',
  ].filter((said) => said !== false)

/** A project whose money is looked for, with the mark of the link that leads to it. */
type Linked = { readonly id: string; readonly finding: LineageFinding }

/** The last two steps. An award is looked for by its enacted project, so they never know more than that step. */
export const listSpendingSteps = (
  spending: SpendingFinding,
  enacted: LineageFinding,
  linked: readonly Linked[],
): LineageStep[] =>
  SPENDING_STEPS.map(({ title, say }) => {
    if (spending.kind === 'unpublished')
      return { title, finding: 'no_source', details: 'This service publishes no award spending.' }
    if (linked.length === 0) return { title, finding: enacted, details: WITHOUT_PROJECT[enacted] }
    if (spending.kind === 'unreadable')
      return { title, finding: 'unreadable', details: 'Award spending did not arrive. Reload the page.' }
    const found = linked.map((one) => findMoney(one, spending, say))
    const finding = findBest(found.map((one) => one.finding))
    const amounts = found.flatMap((one) => (one.finding === finding ? one.amounts : []))
    const details = html`${found.map((one) => one.details)}<p>${saySpendingRelease(spending.release)}</p>`
    return { title, finding, amounts, details }
  })

const WITHOUT_PROJECT: Readonly<Record<LineageFinding, string>> = {
  found: '',
  corrected: '',
  stated: '',
  inferred: '',
  possible: '',
  unreported: '',
  not_found: 'Awards are looked for by the enacted project, and none was found.',
  no_source: 'Awards are looked for by the enacted project, for which no source is archived.',
  unreadable: 'Awards are looked for by the enacted project, which could not be read. Reload the page.',
}

/** The best finding of several links or projects is that of the step. */
const BEST_FIRST = [
  'found',
  'corrected',
  'stated',
  'inferred',
  'possible',
  'unreported',
  'not_found',
  'no_source',
] as const satisfies readonly LineageFinding[]

type Money = {
  readonly cents: number | null
  readonly missing: SpendingMissing | null
  readonly words: string
}
type SayMoney = (row: Spending) => Money

const SPENDING_STEPS: readonly { readonly title: 'Obligated' | 'Paid'; readonly say: SayMoney }[] = [
  {
    title: 'Obligated',
    say: ({ obligated_cents: cents, obligated_missing: missing }) => ({
      cents,
      missing,
      words: 'obligated to date, by the transactions of the linked awards',
    }),
  },
  {
    title: 'Paid',
    say: ({ outlaid_cents: cents, outlaid_missing: missing }) => ({
      cents,
      missing,
      words: 'paid to date, by what agencies submit by account. Never subtract it from the obligations',
    }),
  },
]

const CENTS = 100

const FINDING_OF_MISSING = {
  candidates_only: 'possible',
  award_of_several_projects: 'possible',
  figure_missing: 'unreported',
  not_found: 'not_found',
  no_source_archived: 'no_source',
  no_listing: 'no_source',
} as const satisfies Record<SpendingMissing, LineageFinding>

const findMoney = (
  { id, finding: lead }: Linked,
  { projects, awards, enacted: current }: Extract<SpendingFinding, { kind: 'read' }>,
  say: SayMoney,
): Required<Pick<LineageStep, 'finding' | 'amounts' | 'details'>> => {
  const project = html`<a href="${linkEnacted(id)}"><code>${id}</code></a>`
  const row = projects.get(id)
  if (row === undefined)
    return {
      finding: 'no_source',
      amounts: [],
      details: html`<p>${project}: award spending does not speak of this project.</p>`,
    }
  const { cents, missing, words } = say(row)
  const finding = cents === null ? FINDING_OF_MISSING[missing ?? 'figure_missing'] : findingOfAward(row)
  const money =
    cents === null
      ? SPENDING_MISSING[missing ?? 'figure_missing']
      : html`${showDollars(cents / CENTS)} ${words}.`
  return {
    finding: cents === null ? finding : weaker(lead, finding),
    amounts: cents === null ? [] : [cents / CENTS],
    details: html`<p>${project}: ${money} As of ${showDay(row.as_of)}, for release ${nameCompared(row.enacted_release)} of enacted projects.${sayReplaced(row.enacted_release, current)}</p>
${showAwards(row, awards.get(id))}`,
  }
}

/** A sum with the money of one inferred award is inferred. */
const findingOfAward = ({ result, unique_awards: unique }: Spending): LineageFinding =>
  isGrade(result) ? GRADE_WORDS[unique > 0 ? 'unique' : result] : 'possible'

/** An amount is no surer than the link to its project, and no surer than the link to its award. */
const weaker = (one: LineageFinding, other: LineageFinding): LineageFinding =>
  BEST_FIRST.findLast((name) => name === one || name === other) ?? 'no_source'

/** Says that the release that award spending speaks of is no longer the current one. */
export const sayReplaced = (release: string, current: string | undefined): Content =>
  current !== undefined &&
  current !== release &&
  html` That release has been replaced by ${nameCompared(current)}.`

const saySpendingRelease = ({
  snapshot,
  published_at: at,
}: Pick<Published, 'snapshot' | 'published_at'>): Html =>
  html`Release <code>${snapshot}</code> of <a href="/datasets/award-spending">award spending</a>${at !== null && html`, published on ${showDay(at)}`}.`
