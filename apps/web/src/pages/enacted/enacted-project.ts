import type { EnactedMeta, EnactedProject } from '@rotunda/contract'
import { Problem } from '@rotunda/sdk/appropriations'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import type { Citation } from '../../cite/citation.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { ENACTED, ENACTED_MEANS } from '../../filters/enacted-parameters.ts'
import { makeAddress } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { Redirect, type Answer, type Asked, type Page, type Route } from '../../page.ts'
import { copyButton } from '../../parts/code-block.ts'
import type { ReleaseFiles } from '../../releases/read-releases.ts'
import { describeRow } from '../../structured/describe-dataset.ts'
import { showEnactedStage } from '../../views/enacted-table.ts'
import { linkEnacted } from '../../views/lineage.ts'
import { readMembers } from '../../views/member-names.ts'
import { makeNotFoundPage } from '../../views/not-found-page.ts'
import { showReportMistake } from '../../views/report-mistake.ts'
import {
  ENACTED_API,
  ENACTED_DATASET,
  findEnactedRelease,
  nameEnacted,
  nameProject,
  readProject,
} from '../../views/read-enacted.ts'
import { showForPrograms } from '../../views/for-programs.ts'
import { showSteps } from '../../views/steps.ts'
import { readLine } from './read-line.ts'
import { listStepsOf, showLineOf } from './show-line.ts'
import { LIMITS_OF_PROJECT, showNotices, showProjectFacts, showProjectSources } from './show-project.ts'

const JSON_ENDING = /\.json$/

/** One enacted project with everything known about it, down to its row in the document. */
export const enactedProject: Route = {
  path: `${ENACTED.path}/:id`,
  questions: 12,
  write: async (asked) => {
    const { id = '' } = asked.named
    if (JSON_ENDING.test(id)) return toJson(id.replace(JSON_ENDING, ''), asked.params)
    return refuseUnknown(asked, ['snapshot']) ?? findProject(asked, id)
  },
}

const toJson = (id: string, asked: URLSearchParams): Redirect => {
  const params = new URLSearchParams(asked)
  params.set('id', id)
  return new Redirect(`${ENACTED_API}/project?${params.toString()}`, 307)
}

const findProject = async (asked: Asked, id: string): Promise<Answer> => {
  try {
    const { data, meta } = await readProject(asked, id, asked.params.get('snapshot') ?? undefined)
    const [found] = data
    if (found === undefined) return describeAbsence(id)
    // A page has one address.
    return found.id === id ? await writeProject(asked, found, meta) : new Redirect(linkEnacted(found.id), 308)
  } catch (fault) {
    // The service refuses ids that no project can have.
    if (fault instanceof Problem && fault.document.param === 'id') return describeAbsence(id)
    throw fault
  }
}

const describeAbsence = (id: string): Page =>
  makeNotFoundPage(
    'enacted project',
    id,
    html`<p>See <a href="${ENACTED.path}">all enacted projects</a>. If a document no longer has the row, <code>vanished.csv</code> of <a href="${ENACTED_DATASET}">the release</a> lists its id.</p>`,
    { path: ENACTED.path, title: 'Search the enacted projects for it' },
  )

const writeProject = async (asked: Asked, found: EnactedProject, meta: EnactedMeta): Promise<Page> => {
  const [line, release, members] = await Promise.all([
    readLine(asked, found, meta.snapshot),
    findEnactedRelease(asked, meta.snapshot),
    readMembers(
      asked.clients,
      found.requestors.map(({ bioguide }) => bioguide),
    ),
  ])
  const citation = release && citeProject(asked, found, release)
  const { id, fiscal_year: year, act } = found
  const json = makeAddress(`${ENACTED_API}/project`, { id })
  const steps = listStepsOf(found, line)
  const isNamed = act !== null && html` by the ${act.replace(/^the /i, '')}`
  return {
    title: nameProject(found),
    description: `Enacted project of fiscal year ${year}, with its source document. ${ENACTED_MEANS}`,
    data: meta,
    ...(line.spending.kind === 'unreadable' && { headers: { 'cache-control': 'no-store' } }),
    trail: [
      { title: 'Enacted projects', address: ENACTED.path },
      { title: `Fiscal year ${year}`, address: makeAddress(ENACTED.path, { fiscal_year: year }) },
    ],
    alternates: [{ type: 'application/json', title: 'This project as JSON', address: json }],
    ...(citation !== undefined && {
      citation,
      structured: describeRow(
        {
          id,
          page: linkEnacted(id),
          dataset: nameEnacted(meta),
          citation,
          publisherType: 'Organization',
          sources: found.sources.map(({ url, source_id: sha256 }) => ({ url, sha256 })),
          changedAt: found.last_changed_at,
        },
        asked.origin,
      ),
    }),
    main: html`${showEnactedStage(html`For fiscal year ${year}${isNamed}${act === null && '; the table does not name the Act'}.`)}
${showSteps(steps)}
<div class="columns with-side"><div>
<section aria-labelledby="facts"><h2 id="facts">What it says</h2>${showProjectFacts(found, members)}</section>
${showLineOf(steps, line, release)}
${showNotices(found)}
${showProjectSources(found)}
${LIMITS_OF_PROJECT}
<section aria-labelledby="corrections"><h2 id="corrections">Corrections</h2>
${showReportMistake(linkEnacted(id))}
<p><a href="${makeAddress('/follow', { what: linkEnacted(id) })}" rel="nofollow">Follow this project by mail</a></p></section>
</div><aside>
${showIdentity(id)}
${citation !== undefined && showCiteBox(citation)}
${showForPrograms(html`<p><a href="${json}">This project as JSON</a></p>`)}
</aside></div>`,
  }
}

const showIdentity = (id: string): Html =>
  html`<section class="box" aria-label="Which project this is"><dl class="facts">
<dt>Id</dt><dd><code class="digest">${id}</code>${copyButton(id, 'the id')}</dd></dl></section>`

/** Cites a project at the permanent address of its release. */
const citeProject = (
  { origin, now }: Asked,
  found: EnactedProject,
  { id: release, api_url: base, published_at: at }: ReleaseFiles,
): Citation => {
  const [source] = found.sources
  const { id, fiscal_year: year } = found
  return {
    key: id,
    title: `${nameProject(found)}: enacted project of fiscal year ${year}`,
    publishers: [...new Set(found.sources.map(({ publisher }) => publisher))],
    publishedOn: null,
    releasedOn: at?.slice(0, 10) ?? null,
    release,
    address: `${origin}${base ?? ENACTED_API}${makeAddress('/project', { id })}`,
    ...(source !== undefined && {
      document: {
        url: source.url,
        sha256: source.source_id,
        retrievedAt: source.retrieved_at,
        place: source.locator,
      },
    }),
    view: linkEnacted(id),
    readOn: now.toISOString().slice(0, 10),
  }
}
