import {
  LINEAGE_AMOUNTS,
  LINEAGE_GRADES,
  LINEAGE_NUMBERS,
  LINEAGE_REQUESTORS,
  LINEAGE_STATES,
  type LineageLink,
} from '@rotunda/contract'
import { html, type Content, type Html } from '../html/html.ts'
import { countOf, showDay } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'
import { linkRecord } from './record-cell.ts'

/** Words for a step. No step is ever marked as denied: a missing link shows no decision. */
const FINDINGS = {
  found: 'Found',
  possible: 'Possible',
  elsewhere: 'In another collection',
  not_found: 'Not found',
  no_source: 'No source archived',
  unreadable: 'Could not be read now',
} as const
export type LineageFinding = keyof typeof FINDINGS

/** A step of the line from a request to a payment. */
export type LineageStep = {
  readonly title: 'Request' | 'Bill' | 'Enacted' | 'Obligated' | 'Paid'
  readonly finding: LineageFinding
  readonly details: Content
}

type Published = {
  readonly collection: string
  readonly current: boolean
  readonly snapshot: string
  readonly published_at: string | null
}

/** The line as a table, with the release behind its links in the caption. */
export const showLineage = (steps: readonly LineageStep[], asOf: Content): Html =>
  showTable({
    name: 'Request, bill, enacted, obligated, paid',
    caption: html`${asOf} A step that is not found shows no decision. Never derive a rate of success.`,
    rows: steps,
    columns: [
      { title: 'Step', cell: ({ title }) => title, isHeading: true },
      { title: 'What is known', cell: ({ finding }) => FINDINGS[finding] },
      { title: 'Details', cell: ({ details }) => details },
    ],
  })

/** Names the release of enacted projects whose links are shown. */
export const sayAsOf = (release: Published | undefined): Content =>
  release !== undefined &&
  html`As of release <code>${release.snapshot}</code> of enacted projects${release.published_at !== null && html`, published on ${showDay(release.published_at)}`}.`

export const linkEnacted = (id: string): string => `/enacted/${encodeURIComponent(id)}`

/** Only a link of the grade `candidate` leaves the step open. */
export const findingOf = (links: readonly Pick<LineageLink, 'grade'>[]): 'found' | 'possible' =>
  links.some(({ grade }) => grade !== 'candidate') ? 'found' : 'possible'

/** Grade, score, grounds and runner-up of a link in words. */
export const showLink = (link: LineageLink): Html => {
  const { grade, score, decision_reason: reason } = link
  return html`<p>Grade <strong>${grade}</strong>: ${LINEAGE_GRADES[grade]} Score ${score} of 100. ${reason !== null && `Reason of the decision: ${reason} `}${sayRunnerUp(link)}</p>
<p>${sayGrounds(link.grounds).join(' ')}</p>
<p>Compared with release <code>${link.record_release.slice(0, 12)}</code> of the records.</p>`
}

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
    apart && 'Each side has a distinguishing word that the other lacks.',
  ].filter((said) => said !== false)

const SPENDING = 'award-spending'

/** The two last steps. Award spending is a collection of files, so the steps lead to its page. */
export const listSpendingSteps = (
  published: readonly Pick<Published, 'collection' | 'current'>[],
): LineageStep[] => {
  const isPublished = published.some(({ collection, current }) => collection === SPENDING && current)
  return (['Obligated', 'Paid'] as const).map((title) =>
    isPublished
      ? { title, finding: 'elsewhere', details: html`<a href="/datasets/${SPENDING}">See award spending</a>` }
      : { title, finding: 'no_source', details: 'This service publishes no award spending.' },
  )
}
