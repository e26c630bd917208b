import type { Stage } from '@rotunda/contract'
import type { Published } from '../../ask/read-releases.ts'
import type { IsCovered } from '../../filters/coverage.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { countOf, showDollars } from '../../parts/format.ts'
import {
  findingOf,
  linkEnacted,
  listSpendingSteps,
  sayAsOf,
  showLineage,
  showLink,
  type LineageStep,
} from '../../views/lineage.ts'
import { linkRecord } from '../../views/record-cell.ts'
import type { ShownRecord } from '../../views/shown-record.ts'
import type { Edition } from './read-history.ts'
import { MOST_LINKS, type EnactedFinding } from './read-lineage.ts'
import { sayTier } from './show-related.ts'

type Known = {
  readonly enacted: EnactedFinding
  readonly isCovered: IsCovered
  readonly editions: readonly Edition[]
  readonly published: readonly Published[]
}

/** The line from the request to the payment, as far as this service has sources. */
export const showWhatBecame = (
  record: ShownRecord,
  { enacted, isCovered, editions, published }: Known,
): Html => {
  const steps = [
    findStage(record, 'request', isCovered),
    findStage(record, 'house_bill', isCovered),
    { title: 'Enacted', ...sayEnacted(record, enacted, editions) } as const,
    ...listSpendingSteps(published),
  ]
  const release = 'release' in enacted ? enacted.release : undefined
  return html`<section aria-labelledby="lineage"><h2 id="lineage">What became of it</h2>
${showLineage(steps, sayAsOf(release))}</section>`
}

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

const sayEnacted = (
  { id, fiscal_year: year, subcommittee }: ShownRecord,
  enacted: EnactedFinding,
  editions: readonly Edition[],
): Said => {
  switch (enacted.kind) {
    case 'unpublished':
      return { finding: 'no_source', details: 'This service publishes no enacted projects.' }
    case 'unreadable':
      return { finding: 'unreadable', details: 'Links to enacted projects did not arrive. Reload the page.' }
    case 'no_table':
      return {
        finding: 'no_source',
        details: `The release has no table of fiscal year ${year}${subcommittee === null ? '' : ' and this subcommittee'}.`,
      }
    case 'unlinked':
      return sayUnlinked(enacted.recordRelease, editions)
    case 'linked': {
      const { links, total, projects } = enacted
      const more = total > MOST_LINKS && html`<p>${countOf(total, 'link')} of ${id}; the API lists all.</p>`
      return { finding: findingOf(links), details: [links.map((one) => showOne(one, projects)), more] }
    }
  }
}

const sayUnlinked = (compared: string | undefined, editions: readonly Edition[]): Said => {
  if (compared === undefined)
    return { finding: 'no_source', details: 'The release links no record at all, so none was compared.' }
  const there = editions.find(({ release }) => release.id === compared)
  const named = html`release <code>${compared.slice(0, 12)}</code> of the records`
  if (there?.kind === 'absent')
    return { finding: 'no_source', details: html`The links compare ${named}, which lacks this record.` }
  return {
    finding: 'not_found',
    details: html`No enacted project of this year and subcommittee is linked. The links compare ${named}. The project or recipient may have another name in the Act, or another member may have carried it.`,
  }
}

type Linked = Extract<EnactedFinding, { kind: 'linked' }>

const showOne = (link: Linked['links'][number], projects: Linked['projects']): Content => {
  const { project_id: id } = link
  const found = projects.get(id)
  const name = found?.project ?? found?.recipient ?? id
  const amount = found?.amount ?? null
  return html`<p><a href="${linkEnacted(id)}">${name}</a>${amount !== null && `, ${showDollars(amount)} enacted`}</p>
${showLink(link)}`
}
