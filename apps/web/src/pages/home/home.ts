import { COVERAGE_NOTES, type ServiceStatus } from '@rotunda/contract'
import { Problem } from '@rotunda/sdk/appropriations'
import { html } from '../../html/html.ts'
import type { Asked, Page, Route } from '../../page.ts'
import { PAGE_CALL } from '../../ask/clients.ts'
import { readJson } from '../../ask/read-json.ts'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { readStageTotals } from '../../filters/stage-totals.ts'
import { describeSite } from '../../structured/describe-site.ts'
import { showSearchForm } from '../../views/search-form.ts'
import { describeUnpublished } from './describe-unpublished.ts'
import { showCoverage } from './show-coverage.ts'
import { showJobs, showJourneys } from './show-journeys.ts'
import { showNews } from './show-news.ts'
import { showStages } from './show-stages.ts'

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

/** The data is away for other reasons too, such as too many readers. */
const isUnpublished = async (fault: unknown, { clients }: Asked): Promise<boolean> => {
  if (!(fault instanceof Problem && fault.code === 'unavailable')) return false
  const { releases } = await readJson<ServiceStatus>(await clients.fetch('/api/status'))
  return !releases.some(({ collection }) => collection === 'appropriations')
}

/** Lists of everything that records name. */
const BROWSE = html`<p>Browse: by <a href="/members">member</a>, <a href="/states">State</a>, <a href="/recipients">recipient</a>, <a href="/accounts">account</a>, <a href="/subcommittees">subcommittee</a>.</p>`

const writeFigures = async ({ clients, params, origin }: Asked): Promise<Page> => {
  const { appropriations } = clients
  const [datasets, newest, totals] = await Promise.all([
    appropriations.datasets({}, PAGE_CALL).page(),
    appropriations
      .records({ sort: '-changed_at', fields: NEW_FIELDS }, { ...PAGE_CALL, pageSize: NEWEST })
      .page(),
    readStageTotals(appropriations, params),
  ])
  return {
    title: 'Money that members of Congress ask for, with the document behind each value',
    description:
      'Project requests, House project records and funding guidance, each value tied to its source.',
    data: newest.meta,
    structured: describeSite(origin),
    main: html`<p class="lead">Search what members of Congress asked for and what committees put into bills: every amount leads to the document that says it. Free, without an account.</p>
${showSearchForm('')}
${BROWSE}
${showStages(totals)}
${showJourneys()}
<div class="columns halves">${showNews(newest.data, newest.meta)}${showCoverage(datasets.data)}</div>
${showJobs()}
<section aria-labelledby="remarks"><h2 id="remarks">What this data does not say</h2>
<ul><li>${COVERAGE_NOTES.stages}</li><li>${COVERAGE_NOTES.house_requests_incomplete}</li><li>${COVERAGE_NOTES.senate_bill_tables_not_included}</li><li>${COVERAGE_NOTES.senate_shared_projects}</li><li>${COVERAGE_NOTES.rights}</li></ul>
<p><a href="/docs/data">What every code means</a>, <a href="/datasets">which documents are here</a> and <a href="/status">how recent they are</a>.</p></section>`,
  }
}
