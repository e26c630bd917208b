import { STATES, SUBCOMMITTEES, type EnactedProject } from '@rotunda/contract'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { addressOf, findShorter, viewOf, withValues, without } from '../../filters/addresses.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'
import { Redirect, type Answer, type Asked, type Route } from '../../page.ts'
import { countOf, shorten, showCount, showDollars } from '../../parts/format.ts'
import { showTable, type Column } from '../../parts/table.ts'
import { listAlternates, makeAlternateRoutes } from '../../views/alternate-formats.ts'
import { linkValue } from '../../views/entity-links.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { withRefusedForm, type Refused } from '../../views/refused-form.ts'
import {
  CHAMBER_OF_ORIGIN,
  describeFilters,
  ENACTED_PARAMS,
  ENACTED_PATH,
  keepFilters,
  showEnactedChips,
  showEnactedForm,
} from './enacted-filters.ts'
import {
  citeEnacted,
  ENACTED_API,
  ENACTED_DATASET,
  findEnactedRelease,
  readProjects,
  readTotals,
} from './read-enacted.ts'
import { linkProject, showEnactedStage, showMissing } from './show-project.ts'

/** Enacted projects, by filter. */
export const enacted: Route = {
  path: ENACTED_PATH,
  questions: 3,
  write: (asked) => {
    const shorter = findShorter(ENACTED_PATH, asked.params)
    if (shorter !== undefined) return new Redirect(shorter)
    const unknown = refuseUnknown(asked, ENACTED_PARAMS)
    return unknown ?? withRefusedForm(asked, write(asked), (refused) => showRefused(asked, refused))
  },
}

export const enactedAlternates = makeAlternateRoutes(ENACTED_PATH, `${ENACTED_API}/projects`)

const write = async (asked: Asked): Promise<Answer> => {
  const { params } = asked
  const { data, meta } = await readProjects(asked)
  const [totals, release] = await Promise.all([
    readTotals(asked, meta.snapshot),
    findEnactedRelease(asked, meta.snapshot),
  ])
  const title = shorten(
    `Enacted projects${describeFilters(params)}`,
    RECORD_PAGE_LIMITS.headingCharacters.value,
  )
  const links = findPageLinks(ENACTED_PATH, params, meta)
  const view = viewOf(params)
  const citation =
    release &&
    citeEnacted(asked, release, addressOf('/projects', keepFilters(params)), {
      key: `rotunda-enacted-${release.id.slice(0, 8)}`,
      title,
      publishers: ['Committees on Appropriations of the House and the Senate'],
      view: addressOf(ENACTED_PATH, without(params)),
    })
  return {
    title,
    description: `${countOf(meta.total, 'enacted project')}, each with its source document. Enacted is neither obligated nor paid.`,
    data: meta,
    isIndexed: params.size === 0,
    alternates: listAlternates(`${ENACTED_API}/projects`, params),
    ...links,
    ...(citation !== undefined && { citation }),
    main: html`${showEnactedStage(
      'Each row is a project in the disclosure table of an Act, and names the Act if the table does.',
    )}
<div class="columns with-side"><div>
${showEnactedChips(params)}
${meta.total === 0 ? NO_MATCHES : showTotals(totals.data)}
${data.length > 0 && showProjects(params, data)}
${meta.total > 0 && showPager(links, meta, data.length)}
${meta.total > 0 && showExport(view, params)}
${meta.total > 0 && citation !== undefined && showCiteBox(citation)}
<p class="source-line"><a href="${ENACTED_DATASET}">Coverage, limits and files of enacted projects</a></p>
</div>${showSide(params)}</div>`,
  }
}

const NO_MATCHES = html`<div class="box"><p><strong>Nothing matches.</strong> No enacted project here matches all filters. Remove a filter above, or <a href="/enacted">see all enacted projects</a>. Some tables are missing, so a project may be enacted and not be here. <a href="${ENACTED_DATASET}">What is covered</a></p></div>`

type Totals = Awaited<ReturnType<typeof readTotals>>['data']

/** Totals of the whole filter. Years follow different counting rules, so they have no common sum. */
const showTotals = (totals: Totals): Html =>
  showTable({
    name: 'Totals by fiscal year',
    caption:
      'All projects of these filters, by fiscal year. Years are counted by different rules, so do not add them. No sum includes a project without an amount.',
    rows: totals,
    columns: [
      { title: 'Fiscal year', cell: ({ group }) => group['fiscal_year'], isHeading: true },
      { title: 'Projects', cell: ({ rows }) => showCount(rows), isNumber: true },
      { title: 'Enacted, not paid', cell: ({ amount_sum: sum }) => showSum(sum), isNumber: true },
      { title: 'Without an amount', cell: ({ amount_missing: count }) => showCount(count), isNumber: true },
    ],
  })

const showSum = (sum: number | null): Content =>
  sum === null ? html`<span class="absent">not known</span>` : showDollars(sum)

const showProjects = (params: URLSearchParams, rows: readonly EnactedProject[]): Html =>
  showTable({
    name: 'Enacted projects',
    caption: 'Enacted projects, each with a link to its page. Amounts are enacted, not obligated or paid.',
    rows,
    columns: COLUMNS.map(({ key, ...column }) =>
      key === undefined ? column : { ...column, sort: describeSort(key, params) },
    ),
  })

type Sorted = Column<EnactedProject> & { readonly key?: string }

const COLUMNS: readonly Sorted[] = [
  {
    title: 'Project',
    key: 'project',
    isHeading: true,
    cell: ({ id, project }) => html`<a href="${href(linkProject(id))}">${project}</a>`,
  },
  {
    title: 'Recipient',
    key: 'recipient',
    cell: (row) => row.recipient ?? showMissing(row, 'recipient'),
  },
  {
    title: 'Requestors',
    cell: ({ requestors }) =>
      requestors.length === 0
        ? html`<span class="absent">none named</span>`
        : requestors.map(
            ({ name, bioguide }, at) =>
              html`${at > 0 && '; '}${bioguide === null ? name : linkValue('bioguide', bioguide, name)}`,
          ),
  },
  {
    title: 'Year',
    key: 'fiscal_year',
    cell: ({ fiscal_year: year, act }) => html`${year}${act !== null && html`<br><small>${act}</small>`}`,
  },
  {
    title: 'State',
    cell: (row) =>
      row.states.length === 0
        ? showMissing(row, 'states')
        : row.states.map((code, at) => html`${at > 0 && ', '}${STATES[code]}`),
  },
  { title: 'Subcommittee', key: 'subcommittee', cell: ({ subcommittee: code }) => SUBCOMMITTEES[code] },
  {
    title: 'Origin',
    cell: (row) =>
      row.origination === null ? showMissing(row, 'origination') : CHAMBER_OF_ORIGIN[row.origination],
  },
  {
    title: 'Amount enacted',
    key: 'amount',
    isNumber: true,
    cell: (row) => (row.amount === null ? showMissing(row, 'amount') : showDollars(row.amount)),
  },
]

/** Each click cycles: ascending, descending, the API's order. */
const describeSort = (key: string, params: URLSearchParams): NonNullable<Column<never>['sort']> => {
  const now = params.get('sort')
  const next = now === key ? [`-${key}`] : now === `-${key}` ? [] : [key]
  return {
    address: addressOf(ENACTED_PATH, withValues(params, 'sort', next)),
    now: now === key ? 'ascending' : now === `-${key}` ? 'descending' : undefined,
  }
}

const FILES = [
  ['csv', 'CSV', 'for spreadsheets'],
  ['ndjson', 'NDJSON', 'a project on each line'],
] as const

const showExport = (view: URLSearchParams, params: URLSearchParams): Html => {
  const whole = new URLSearchParams([...view, ['all', 'true']])
  const files = FILES.map(
    ([form, title, use]) =>
      html`<li><a class="chip" href="${href(addressOf(`${ENACTED_API}/projects.${form}`, whole))}" download>${title} <span class="hint">${use}</span></a></li>`,
  )
  return html`<section aria-labelledby="export"><h2 id="export">Download these projects</h2>
<ul class="chips">${files}
<li><a class="chip" href="${href(addressOf(`${ENACTED_API}/projects`, params))}">JSON <span class="hint">this page</span></a></li>
<li><a class="chip" href="${ENACTED_DATASET}">Whole release <span class="hint">Parquet, JSON and CSV, signed</span></a></li></ul></section>`
}

const showSide = (params: URLSearchParams, refused?: string): Html =>
  html`<aside aria-label="Filters"><h2>Filters</h2>${showEnactedForm(params, refused)}</aside>`

const showRefused = ({ params }: Asked, { main, param }: Refused): Html =>
  html`<div class="columns with-side"><div>${main}</div>${showSide(params, param)}</div>`
