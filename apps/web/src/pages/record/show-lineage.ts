import type { Stage } from '@rotunda/contract'
import type { SpendingFinding } from '../../ask/read-spending.ts'
import type { IsCovered } from '../../filters/coverage.ts'
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
import { sayTier } from './show-related.ts'

type Known = {
  readonly enacted: EnactedFinding
  readonly spending: SpendingFinding
  readonly isCovered: IsCovered
}

/** The line from the request to the payment, as far as this service has sources. */
export const showWhatBecame = (record: ShownRecord, { enacted, spending, isCovered }: Known): Html => {
  const step = { title: 'Enacted', ...sayEnacted(record, enacted) } as const
  const steps = [
    findStage(record, 'request', isCovered),
    findStage(record, 'house_bill', isCovered),
    step,
    ...listSpendingSteps(spending, step.finding, listLinked(enacted)),
  ]
  const release = 'release' in enacted ? enacted.release : undefined
  return html`<section aria-labelledby="lineage"><h2 id="lineage">What became of it</h2>
${showLineage(steps, sayAsOf(release))}</section>`
}

const listLinked = (enacted: EnactedFinding) =>
  enacted.kind === 'linked'
    ? enacted.links.map(({ project_id: id, grade }) => ({ id, finding: findingOf([{ grade }]) }))
    : []

const TITLES = { request: 'Request', house_bill: 'Bill' } as const satisfies Record<Stage, string>

const findStage = (record: ShownRecord, stage: Stage, isCovered: IsCovered): LineageStep => {
  const title = TITLES[stage]
  if (record.stage === stage) return { title, finding: 'found', details: 'This record' }
  const { chamber, fiscal_year: year, subcommittee } = record
  const related = record.related.filter((one) => one.stage === stage && one.fiscal_year === year)
  if (related.length > 0)
    return {
      title,
      finding: related.some(({ tier }) => tier === 'same_project') ? 'found' : 'possible',
      details: html`<ul>${related.map((one) => html`<li><a href="${linkRecord(one.id)}"><code>${one.id}</code></a>: ${sayTier(one)}</li>`)}</ul>`,
    }
  return isCovered(stage, year, { chamber, subcommittee })
    ? { title, finding: 'not_found', details: 'No related record of this stage and year is known.' }
    : {
        title,
        finding: 'no_source',
        details: 'No document of this stage, chamber, year and subcommittee is archived.',
      }
}

type Said = Pick<LineageStep, 'finding' | 'details'>

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
      return { finding: findingOf(links), details: [links.map((one) => showOne(one, projects)), more] }
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
