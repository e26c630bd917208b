import { NotFound } from '@rotunda/sdk/appropriations'
import { PAGE_CALL } from '../../ask/clients.ts'
import { findRelease, isAppropriations, readPublished } from '../../ask/read-releases.ts'
import { readAmounts } from '../../ask/read-amounts.ts'
import { readSpending, type SpendingFinding } from '../../ask/read-spending.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { API, addressOf } from '../../filters/addresses.ts'
import { showValue } from '../../filters/parameters.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { readCoverage } from '../../filters/coverage.ts'
import { makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Answer, type Asked, type Page, type Route } from '../../page.ts'
import { copyButton, copyNext } from '../../parts/code-block.ts'
import { findLastRelease, showLastRelease } from '../../releases/last-release.ts'
import { readFundingLineNames } from '../../views/funding-line-names.ts'
import { makeNotFoundPage } from '../../views/not-found-page.ts'
import { linkRecord } from '../../views/record-cell.ts'
import { type ShownRecord, nameProject, describeRecord } from '../../views/shown-record.ts'
import { showForPrograms } from '../../views/for-programs.ts'
import { showSteps } from '../../views/steps.ts'
import { citeRecord, describeForMachines } from './cite-record.ts'
import { readEvidence } from './read-evidence.ts'
import { readHistory, type Edition } from './read-history.ts'
import { readLineage, type EnactedFinding } from './read-lineage.ts'
import { showCorrections } from './corrections.ts'
import { showEvidence, showSourceRow } from './show-evidence.ts'
import { showFacts } from './show-facts.ts'
import { showHistory } from './show-history.ts'
import { isSameProject, listSteps, showWhatBecame } from './show-lineage.ts'
import { showRelated } from './show-related.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

const JSON_ENDING = /\.json$/

/** One record with everything known about it, down to the cell in the document. */
export const record: Route = {
  path: '/records/:id',
  questions: 19,
  write: async (asked) => {
    const { id = '' } = asked.named
    if (JSON_ENDING.test(id)) return toJson(id.replace(JSON_ENDING, ''), asked.params)
    return refuseUnknown(asked, ['snapshot']) ?? findRecord(asked, id)
  },
}

const toJson = (id: string, asked: URLSearchParams): Redirect => {
  const params = new URLSearchParams(asked)
  params.set('id', id)
  return new Redirect(addressOf(`${API}/record`, params), 307)
}

const findRecord = async (asked: Asked, id: string): Promise<Answer> => {
  const snapshot = asked.params.get('snapshot') ?? undefined
  try {
    const { data, meta } = await asked.clients.appropriations.record(id, {
      ...PAGE_CALL,
      ...(snapshot !== undefined && { snapshot }),
    })
    const [found] = data
    if (found === undefined) return await describeAbsence(asked, id)
    // The API accepts ids in any case, but a page has one address.
    return found.id === id ? await writeRecord(asked, found, meta) : new Redirect(linkRecord(found.id), 308)
  } catch (fault) {
    if (fault instanceof NotFound) return describeAbsence(asked, id)
    throw fault
  }
}

const describeAbsence = async ({ clients }: Asked, id: string): Promise<Page> =>
  makeNotFoundPage('record', id, showLastRelease(await findLastRelease(clients, id), id))

type Meta = NonNullable<Page['data']>

const writeRecord = async (asked: Asked, found: ShownRecord, meta: Meta): Promise<Page> => {
  const { clients, origin } = asked
  const [read, published, lines, isCovered] = await Promise.all([
    readEvidence(clients, found, meta.snapshot),
    readPublished(clients),
    readFundingLineNames(clients, [found.funding_line?.id]),
    readCoverage(asked, meta.snapshot),
  ])
  const releases = published.filter(isAppropriations)
  const release = findRelease(releases, meta.snapshot)
  const [editions, enacted, spending, amounts] = await Promise.all([
    readHistory(clients, found, meta.snapshot, releases),
    readLineage(clients, found, published),
    readSpending(clients, published),
    readAmounts(clients, release?.api_url ?? API, listSameProject(found)),
  ])
  const steps = listSteps(found, { enacted, spending, isCovered, amounts })
  const citation = release && citeRecord(found, release, asked)
  const call = `curl -fsS '${origin}${makeAddress(`${API}/record`, { id: found.id })}'`
  return {
    title: nameProject(found),
    description: `${describeRecord(found)}. With its source document.`,
    data: meta,
    trail: listTrail(found),
    alternates: [
      {
        type: 'application/json',
        title: 'This record as JSON',
        address: makeAddress(`${API}/record`, { id: found.id }),
      },
    ],
    ...(citation !== undefined && {
      citation,
      structured: describeForMachines(found, citation, origin),
    }),
    ...((read.includes(undefined) || isPartial(editions, [enacted, spending])) && {
      headers: { 'cache-control': 'no-store', ...(read.includes(undefined) && { refresh: RELOAD_SECONDS }) },
    }),
    main: html`${showStage(found)}
${showSteps(steps)}
<div class="columns with-side"><div>
${showSourceRow(found, read)}
<section aria-labelledby="facts"><h2 id="facts">What it says</h2>${showFacts(found, lines)}</section>
${showWhatBecame(steps, enacted)}
${showRelated(found)}
${showCorrections(found, addressOf(asked.path, asked.params))}
</div><aside>
${showIdentity(found)}
${citation !== undefined && showCiteBox(citation)}
${showForPrograms(html`<p><a href="${makeAddress(`${API}/record`, { id: found.id })}">This record as JSON</a></p>
<p>As a call: ${copyNext('the call')}</p><pre tabindex="0">${call}</pre>`)}
</aside></div>
${showEvidence(found, read)}
${showHistory(found, editions)}`,
  }
}

const listSameProject = ({ related }: ShownRecord): string[] =>
  related.filter((one) => isSameProject(one)).map(({ id }) => id)

/** A part that could not be read is read again for the next visitor. */
const isPartial = (
  editions: readonly Edition[],
  steps: readonly (EnactedFinding | SpendingFinding)[],
): boolean =>
  steps.some(({ kind }) => kind === 'unreadable') || editions.some((one) => one.kind === 'unknown')

const RELOAD_SECONDS = String(RECORD_PAGE_LIMITS.reloadSeconds.value)

const listTrail = ({ stage, fiscal_year: year }: ShownRecord) => [
  { title: 'Records', address: '/records' },
  {
    title: `${stageTitle(stage)}, ${year}`,
    address: makeAddress('/records', { stage, fiscal_year: year }),
  },
]

/** Says first what a record of this stage is and is not. */
const showStage = (found: ShownRecord): Html => html`<p class="lead">${describeRecord(found)}.</p>
<p class="stage-line"><strong class="stage">${stageTitle(found.stage)}</strong> ${sayNot(found)}</p>`

const sayNot = ({ stage }: ShownRecord): Content =>
  stage === 'request'
    ? 'A member asked for this. A request is not an appropriation or an award: the steps show what is known of those.'
    : 'A committee’s bill includes this. A bill is not a law, so it is not an enacted appropriation or an award.'

const showIdentity = ({ id, dataset, chamber, fiscal_year: year, project }: ShownRecord): Html =>
  html`<section class="box" aria-label="Which record this is"><dl class="facts">
<dt>Id</dt><dd><code class="digest">${id}</code>${copyButton(id, 'the id')}</dd>
<dt>Fiscal year</dt><dd>${year}</dd>
<dt>Chamber</dt><dd>${showValue('chamber', chamber)}</dd>
<dt>Dataset</dt><dd>${showValue('dataset', dataset)}</dd>
<dt>Project group</dt><dd><code class="digest">${project}</code></dd>
</dl></section>`
