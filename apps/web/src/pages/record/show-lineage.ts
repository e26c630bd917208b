import type { Stage } from '@rotunda/contract'
import type { SpendingFinding } from '../../ask/read-spending.ts'
import type { IsCovered } from '../../filters/coverage.ts'
import type { Amounts } from '../../ask/read-amounts.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { countOf, showDollars } from '../../parts/format.ts'
import {
  findingOf,
  linkEnacted,
  listSpendingSteps,
  nameCompared,
  sayAsOf,
  showLineage,
  showLink,
  type LineageStep,
} from '../../views/lineage.ts'
import { linkRecord } from '../../views/record-cell.ts'
import type { ShownRecord } from '../../views/shown-record.ts'
import { MOST_LINKS, type EnactedFinding, type NotCompared } from './read-lineage.ts'
import { SOURCE_ROW_ID } from './show-evidence.ts'
import { sayTier } from './show-related.ts'

type Known = {
  readonly enacted: EnactedFinding
  readonly spending: SpendingFinding
  readonly isCovered: IsCovered
  /** Amounts of the records of the same project. */
  readonly amounts: Amounts
}

/** The line from the request to the payment, as far as this service has sources. */
export const listSteps = (record: ShownRecord, known: Known): LineageStep[] => {
  const { enacted, spending } = known
  const step = { title: 'Enacted', ...sayEnacted(record, enacted) } as const
  return [
    findStage(record, 'request', known),
    findStage(record, 'house_bill', known),
    step,
    ...listSpendingSteps(spending, step.finding, listLinked(enacted)),
  ]
}

/** The steps with their grounds. */
export const showWhatBecame = (steps: readonly LineageStep[], enacted: EnactedFinding): Html =>
  html`<section aria-labelledby="lineage"><h2 id="lineage">What became of it</h2>
${showLineage(steps, sayAsOf('release' in enacted ? enacted.release : undefined))}</section>`

const listLinked = (enacted: EnactedFinding) =>
  enacted.kind === 'linked'
    ? enacted.links.map(({ project_id: id, grade }) => ({ id, finding: findingOf([{ grade }]) }))
    : []

const TITLES = { request: 'Asked', house_bill: 'In a bill' } as const satisfies Record<Stage, string>

type Related = ShownRecord['related'][number]

/** Whether the record is of the same project. The steps have the amounts of such records. */
export const isSameProject = ({ tier }: Related): boolean => tier === 'same_project'

const findStage = (
  record: ShownRecord,
  stage: Stage,
  { isCovered, amounts }: Pick<Known, 'isCovered' | 'amounts'>,
): LineageStep => {
  const title = TITLES[stage]
  if (record.stage === stage)
    return {
      title,
      finding: record.corrections.some(({ field }) => field === 'amount') ? 'corrected' : 'found',
      amounts: record.amount === null ? [] : [record.amount],
      details: 'This record',
      proof: SOURCE_ROW_ID,
    }
  const { chamber, fiscal_year: year, subcommittee } = record
  const related = record.related.filter((one) => one.stage === stage && one.fiscal_year === year)
  if (related.length > 0) {
    const same = related.filter((one) => isSameProject(one))
    return {
      title,
      finding: same.length > 0 ? 'found' : 'possible',
      amounts: same.flatMap(({ id }) => amounts.get(id) ?? []),
      details: html`<ul>${related.map((one) => html`<li><a href="${linkRecord(one.id)}"><code>${one.id}</code></a>${sayAmount(amounts.get(one.id))}: ${sayTier(one)}</li>`)}</ul>`,
    }
  }
  return isCovered(stage, year, { chamber, subcommittee })
    ? { title, finding: 'not_found', details: 'No related record of this stage and year is known.' }
    : {
        title,
        finding: 'no_source',
        details: 'No document of this stage, chamber, year and subcommittee is archived.',
      }
}

const sayAmount = (amount: number | null | undefined): Content =>
  typeof amount === 'number' && `, ${showDollars(amount)}`

type Said = Pick<LineageStep, 'finding' | 'amounts' | 'details'>

const sayEnacted = (record: ShownRecord, enacted: EnactedFinding): Said => {
  switch (enacted.kind) {
    case 'unpublished':
      return { finding: 'no_source', details: 'This service publishes no enacted projects.' }
    case 'unreadable':
      return { finding: 'unreadable', details: 'Links to enacted projects did not arrive. Reload the page.' }
    case 'not_compared':
      return {
        finding: 'no_source',
        details: html`${sayNotCompared(enacted.reason, record)}${enacted.recordRelease !== undefined && html` The links compare release ${nameCompared(enacted.recordRelease)} of the records.`}`,
      }
    case 'unlinked':
      return {
        finding: 'not_found',
        details: html`No enacted project of this year and subcommittee is linked. The links compare release ${nameCompared(enacted.recordRelease)} of the records. The project or recipient may have another name in the Act, or another member may have carried it.`,
      }
    case 'linked': {
      const { links, total, projects } = enacted
      const more =
        total > MOST_LINKS && html`<p>${countOf(total, 'link')} of ${record.id}; the API lists all.</p>`
      const finding = findingOf(links)
      const best = links.filter((one) => findingOf([one]) === finding)
      return {
        finding,
        amounts: best.flatMap(({ project_id: id }) => projects.get(id)?.amount ?? []),
        details: [links.map((one) => showOne(one, projects)), more],
      }
    }
  }
}

const sayNotCompared = (reason: NotCompared, { fiscal_year: year }: ShownRecord): string =>
  ({
    no_records: 'The release links no record at all, so this one was not compared.',
    release_not_served: 'The links compare a release of the records that this service no longer serves.',
    absent_from_release: 'The links were made without this record.',
    no_subcommittee: 'The record names no subcommittee, so no table is known to cover it.',
    no_table: `No table of fiscal year ${year} and this subcommittee is in the release.`,
  })[reason]

type Linked = Extract<EnactedFinding, { kind: 'linked' }>

const showOne = (link: Linked['links'][number], projects: Linked['projects']): Content => {
  const { project_id: id } = link
  const found = projects.get(id)
  const name = found?.project ?? found?.recipient ?? id
  const amount = found?.amount ?? null
  return html`<p><a href="${linkEnacted(id)}">${name}</a>${amount !== null && `, ${showDollars(amount)} enacted`}</p>
${showLink(link)}`
}
