import { COVERAGE_NOTES, namesOf, STATES, type ReleaseFiles, type ServiceStatus } from '@rotunda/contract'
import { Problem } from '@rotunda/sdk/appropriations'
import { PAGE_CALL, readJson } from '../../ask/clients.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { capitalize } from '../../filters/list-words.ts'
import { readStageTotals, type StageTotal } from '../../filters/stage-totals.ts'
import { stageTitle, STAGE_WORDS } from '../../filters/stage-words.ts'
import { makeAddress } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import type { Asked, Page, Route } from '../../page.ts'
import { countOf, nameCollection, showCount, showShortDollars, showDay } from '../../parts/format.ts'
import { readDownloads } from '../../releases/read-releases.ts'
import { describeSite } from '../../structured/describe-site.ts'
import { linkRecord, showAbsentField, showCell, type Row } from '../../views/record-cell.ts'
import { showSearchForm } from '../../views/search-form.ts'
import { showCoverage } from './show-coverage.ts'
import { COLLECTIONS, showJobs, showJourneys } from './show-journeys.ts'

export const home: Route = {
  path: '/',
  write: (asked) => refuseUnknown(asked, []) ?? write(asked),
}

const NEWEST = 5
const NEW_FIELDS = [
  'id',
  'title',
  'purpose',
  'stage',
  'changed_at',
  'amount',
  'missing',
  'corrections',
] as const

const write = async (asked: Asked): Promise<Page> => {
  try {
    return await writeFigures(asked)
  } catch (fault) {
    if (await isUnpublished(fault, asked)) return describeUnpublished()
    throw fault
  }
}

/** True only where no data was published. Data may also be unavailable for other reasons, such as overload. */
const isUnpublished = async (fault: unknown, { clients }: Asked): Promise<boolean> => {
  if (!(fault instanceof Problem && fault.code === 'unavailable')) return false
  const { releases } = await readJson<ServiceStatus>(await clients.fetch('/api/status'))
  return !releases.some(({ collection }) => collection === 'appropriations')
}

/** A State to choose, and links to all lists. */
const BROWSE = html`<form class="search-line" action="/states" aria-label="A State"><label class="visually-hidden" for="of-state">State</label><select class="usa-select" id="of-state" name="state"><option value="">Choose a State</option>${namesOf(STATES).map((code) => html`<option value="${code}">${STATES[code]}</option>`)}</select><button class="usa-button usa-button--outline" type="submit">Show the State</button></form>
<p>All <a href="/members">members</a>, <a href="/states">States</a>, <a href="/recipients">recipients</a>, <a href="/accounts">accounts</a>, <a href="/subcommittees">subcommittees</a>.</p>`

const writeFigures = async (asked: Asked): Promise<Page> => {
  const { clients, params, origin } = asked
  const { appropriations } = clients
  const [datasets, newest, totals, { data: releases }] = await Promise.all([
    appropriations.datasets({}, PAGE_CALL).page(),
    appropriations
      .records({ sort: '-changed_at', fields: NEW_FIELDS }, { ...PAGE_CALL, pageSize: NEWEST })
      .page(),
    readStageTotals(appropriations, params),
    readDownloads(asked),
  ])
  return {
    title: 'What members of Congress asked for, and what became of it',
    description:
      'Project requests, House project records and funding guidance, each value linked to its source.',
    data: newest.meta,
    structured: describeSite(origin),
    main: html`<p class="lead">Look up a place, a person or a project. Every amount links to its document.</p>
${showSearchForm('')}
${BROWSE}
${showJourneys()}
${showStages(totals)}
${COLLECTIONS}
<div class="columns halves">${showNews(newest.data, releases)}${showCoverage(datasets.data)}</div>
${showJobs()}
<section aria-labelledby="remarks"><h2 id="remarks">What this data does not say</h2>
<ul><li>${COVERAGE_NOTES.stages}</li><li>${COVERAGE_NOTES.house_requests_incomplete}</li><li>${COVERAGE_NOTES.senate_bill_tables_not_included}</li><li>${COVERAGE_NOTES.senate_shared_projects}</li><li>${COVERAGE_NOTES.rights}</li></ul>
<p><a href="/docs/data">What every code means</a>, <a href="/datasets">which documents are here</a> and <a href="/status">how recent they are</a>.</p></section>`,
  }
}

/** The front page of a service without data, which still has other pages. */
const describeUnpublished = (): Page => ({
  title: 'No data is published yet',
  description: 'This service works, but has not published any data yet.',
  isIndexed: false,
  headers: { 'cache-control': 'no-store' },
  main: html`<p class="lead">This service works, but has not published any data yet. Until the first release, the pages of records, totals and files are unavailable.</p>
<section aria-labelledby="there"><h2 id="there">What is here</h2><ul>
<li><a href="/docs">Documentation</a>: the meaning of the data, and how to use it</li>
<li><a href="/docs/api">API reference</a>, for data and for messages</li>
<li><a href="/regulations">Regulations that are open for comment</a></li>
<li><a href="/status">Status</a>: which parts of the service work</li>
</ul></section>
<p class="hint">If you run this service: <a href="/docs/how-to/fetch-sources">gather source documents</a>, then <a href="/docs/how-to/publish-a-release">publish a release</a>.</p>`,
})

/** The latest changes by date of the documents, because the date of a release says nothing about them. */
const showNews = (rows: readonly Row[], releases: readonly ReleaseFiles[]): Html =>
  html`<section aria-labelledby="new"><h2 id="new">What is new</h2>
<h3>Newest releases</h3>
<ul>${releases.slice(0, NEWEST).map(showRelease)}</ul>
<p><a href="/releases">All releases</a> · <a href="/changes">What each release changed</a></p>
<h3>Newest changes in the documents</h3>
<ul class="found">${rows.map(showChanged)}</ul>
<p><a href="/records?sort=-changed_at">All records, the newest first</a></p></section>`

const showRelease = ({ id, collection, published_at: at }: ReleaseFiles): Html =>
  html`<li><a href="${makeAddress(`/releases/${id}`)}">${capitalize(nameCollection(collection))}</a>${at !== null && html`, ${showDay(at)}`}</li>`

const showChanged = (row: Row): Html => {
  const name = row.title ?? row.purpose ?? row.id
  const amount = showCell('amount', row) ?? showAbsentField(row, 'amount')
  const day = typeof row.changed_at === 'string' && showDay(row.changed_at)
  return html`<li><a href="${linkRecord(row.id ?? '')}">${name}</a><br><span class="hint">${stageTitle(row.stage)}, ${amount}, changed ${day}</span></li>`
}

/** Totals of each stage, side by side and never added. */
const showStages = (totals: readonly StageTotal[]): Html =>
  html`<ul class="cards" aria-label="Stages">${totals.map(
    ({
      stage,
      rows,
      projects,
      amount_sum_of_projects: sum,
    }) => html`<li class="card"><span>${STAGE_WORDS[stage].title}</span>
<a class="figure-number" href="/records?stage=${stage}">${showCount(rows)} ${rows === 1 ? STAGE_WORDS[stage].one : STAGE_WORDS[stage].many}</a>
<span>${countOf(projects, 'distinct project')}${sum !== null && html`, ${showShortDollars(sum)} where an amount is known`}</span></li>`,
  )}</ul>`
