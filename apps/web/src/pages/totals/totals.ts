import type { Stage } from '@rotunda/contract'
import { narrowRowsSize, rowsSize } from '../../charts/rows-chart.ts'
import { showFigure, showLater } from '../../charts/show-figure.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { addressOf, API, csvOf, ofSnapshot } from '../../filters/addresses.ts'
import {
  readCoverage,
  readCoveredYears,
  type CoveredYears,
  type IsCovered,
  showCoveredYears,
} from '../../filters/coverage.ts'
import { describeFilter, chosenStages } from '../../filters/describe-filter.ts'
import { MEASURES, showMeasure } from '../../filters/measures.ts'
import { parameterLabel, parameterTitle, RECORDS } from '../../filters/parameters.ts'
import { findPlain } from '../../filters/plain-years.ts'
import { MOST_GROUPS, type Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { listAlternates, makeAlternateRoutes } from '../../views/alternate-formats.ts'
import { showChips } from '../../views/filter-chips.ts'
import { showCorrectedAmounts } from '../../views/corrected-amounts.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { IDENTICAL_ROWS_NOTE } from '../../views/record-table.ts'
import { withRefusedForm, type Refused } from '../../views/refused-form.ts'
import { showStageTable } from '../../views/stage-table.ts'
import {
  citedCall,
  isByMeasure,
  isCut,
  readTotals,
  readView,
  sortOf,
  toApi,
  toPage,
  type TotalsView,
  readValueNames,
  type ValueNames,
} from '../../views/totals-view.ts'
import { linkGroup, showCross } from './cross-table.ts'
import { readMemberChambers, type ChambersOf } from './read-member-chambers.ts'
import { FORM_ID, showTotalsForm } from './totals-form.ts'

const PATH = '/totals'

export const totals: Route = {
  path: PATH,
  questions: 42,
  write: (asked) => {
    const plain = findPlain(PATH, asked.params)
    if (plain !== undefined) return new Redirect(plain)
    const view = readView(asked)
    if ('main' in view) return view
    if (!asked.params.has('format'))
      return withRefusedForm(asked, write(asked, view), (refused) => showRefused(view, refused))
    const form = [...asked.params].filter(([name]) => FILE_PARAMETERS.includes(name))
    return new Redirect(addressOf(`${API}/aggregates`, new URLSearchParams([...toPage(view), ...form])), 307)
  },
}

const FILE_PARAMETERS = ['format', 'bom', 'all', 'trailer']

const write = async (asked: Asked, view: TotalsView): Promise<Page> => {
  const { params, rows, columns, measure } = view
  const [{ data, meta }, wholes] = await Promise.all([readTotals(asked, view), readWholes(asked, view)])
  const shown = columns === undefined ? firstOfStages(data) : data
  const names = await readValueNames(asked, view, shown)
  const by = [rows, ...(columns === undefined ? [] : [columns])].map((name) => parameterLabel(name))
  const title = `${MEASURES[measure].title} by ${by.join(' and ')}${describeFilter(params, ['stage', 'not_stage'])}`
  const citation = await citePage(asked, { title, ...citedCall(view, meta.total) }, meta.snapshot)
  const stages = chosenStages(params).filter((stage) => data.some(({ group }) => group.stage === stage))
  const [isCovered, covered, chambersOf, corrected] = await Promise.all([
    readCoverage(asked, meta.snapshot),
    readCoveredYears(asked, meta.snapshot),
    readMemberChambers(asked, view),
    showCorrectedAmounts(asked, meta.snapshot),
  ])
  const csv = csvOf('/aggregates', ofSnapshot(toApi(view), params))
  const links = isCut(view) ? findPageLinks(PATH, params, meta) : undefined
  const read = { data, wholes, isWhole: data.length === meta.total, isCovered, covered, chambersOf }
  return {
    title,
    description: `${title}: each stage separately, from the documents of the committees.`,
    data: meta,
    isIndexed: params.size === 0,
    ...links,
    ...(columns !== undefined && { modules: ['copy.js', 'numbers.js'] }),
    ...(citation !== undefined && { citation }),
    alternates: listAlternates(`${API}/aggregates`, toPage(view)),
    main: showColumns(
      view,
      html`<p class="to-side"><a href="#${FORM_ID}">Filters</a></p>
${showChips(RECORDS, PATH, params)}
${meta.groups_note !== null && html`<p class="box"><strong>Groups overlap.</strong> ${meta.groups_note}</p>`}
${links === undefined && showCut(view, { shown: data.length, total: meta.total, csv })}
${meta.total === 0 && NO_MATCHES}
${corrected}
${showBars({ ...view, names }, { ...read, stages, shown })}
${stages.map((stage) => showStage({ ...view, names }, stage, read))}
${links !== undefined && meta.total > 0 && showPager(links, meta, data.length)}
${stages.length > 0 && [IDENTICAL_ROWS_NOTE, showCsv(csv, meta.total), citation !== undefined && showCiteBox(citation)]}`,
    ),
  }
}

const NO_MATCHES = html`<p class="box"><strong>Nothing matches</strong> these filters. Remove a filter, or choose other values.</p>`

const showColumns = (view: TotalsView, main: Html, refused?: string): Html =>
  html`<div class="columns with-side"><div>
${main}
</div><aside aria-label="What is counted"><h2>Choose</h2>${showTotalsForm(PATH, view, refused)}</aside></div>`

const showRefused = (view: TotalsView, { main, param }: Refused): Html => showColumns(view, main, param)

type Cut = { readonly shown: number; readonly total: number; readonly csv: string }

/** Says that the page shows only the first groups. */
const showCut = (view: TotalsView, { shown, total, csv }: Cut): Content => {
  if (total <= shown) return null
  const all = html`<a href="${href(csv)}">CSV</a>`
  return html`<p class="box">These are the ${nameFirst(view, shown)} of ${showCount(total)} groups. The ${all} has them all.</p>`
}

const showCsv = (csv: string, total: number): Html =>
  html`<p class="source-line"><a href="${href(csv)}">All ${showCount(total)} groups as CSV</a></p>`

const nameFirst = (view: TotalsView, count: number): string =>
  isByMeasure(view) ? `${showCount(count)} greatest` : `first ${showCount(count)}`

type Named = TotalsView & { readonly names: ValueNames }
type Read = {
  readonly data: readonly Group[]
  /** Totals of each row of a table with two dimensions. */
  readonly wholes: readonly Group[]
  readonly isWhole: boolean
  readonly isCovered: IsCovered
  readonly covered: CoveredYears
  readonly chambersOf: ChambersOf
}

const readWholes = async (asked: Asked, view: TotalsView): Promise<readonly Group[]> =>
  view.columns === undefined ? [] : (await readTotals(asked, { ...view, columns: undefined })).data

/** The rows that a table shows. The CSV has the rest. */
const firstOfStages = (groups: readonly Group[]): Group[] =>
  [...Map.groupBy(groups, ({ group }) => group.stage).values()].flatMap((ofStage) =>
    ofStage.slice(0, MOST_GROUPS),
  )

const showStage = (view: Named, stage: Stage, read: Read): Html => {
  const { title } = STAGE_WORDS[stage]
  const inStage = ({ group }: Group): boolean => group.stage === stage
  const groups = read.data.filter(inStage)
  const { columns } = view
  return html`<section aria-label="${title}"><h2>${title}</h2>
${
  columns === undefined
    ? [showList(view, stage, firstOfStages(groups)), '\n', showStageCut(view, read.isWhole, groups.length)]
    : showCross(
        {
          ...view,
          ...read,
          stage,
          columns,
          isSorted: sortOf(view) !== '',
          wholes: read.wholes.filter(inStage),
        },
        groups,
      )
}</section>`
}

const showStageCut = (view: TotalsView, isWhole: boolean, count: number): Content => {
  if (count <= MOST_GROUPS) return null
  const all = `${isWhole ? '' : 'at least '}${showCount(count)}`
  return html`<p class="hint">The ${nameFirst(view, MOST_GROUPS)} of ${all}. The CSV below has the rest.</p>`
}

const showList = ({ params, rows, names }: Named, stage: Stage, groups: readonly Group[]): Html =>
  showTable({
    name: `${STAGE_WORDS[stage].title} by ${parameterLabel(rows)}`,
    caption: `${STAGE_WORDS[stage].title} by ${parameterLabel(rows)}${describeFilter(params, ['stage', 'not_stage'])}`,
    rows: groups,
    columns: [
      {
        title: parameterTitle(rows),
        cell: ({ group }) => linkGroup({ params, stage, names }, rows, group[rows] ?? null),
        isHeading: true,
      },
      ...(['amount_sum_of_projects', 'rows', 'projects', 'amount_median', 'amount_missing'] as const).map(
        (measure) => ({
          title: MEASURES[measure].title,
          cell: (group: Group) => showMeasure(measure, group),
          isNumber: true,
        }),
      ),
    ],
  })

type Bars = Read & {
  readonly stages: readonly Stage[]
  /** Groups that the tables show. */
  readonly shown: readonly Group[]
}

/** No chart where every stage has fewer than two bars, because nothing could be compared. */
const showBars = (view: Named, { stages, data, shown, isWhole, isCovered, covered }: Bars): Content => {
  const { rows, columns, measure, names } = view
  const ofRows = { ...view, columns: undefined }
  const title = `${MEASURES[measure].title} by ${parameterLabel(rows)}`
  const counts = stages.map((stage) => countBars({ rows, measure, stage }, data)).filter((count) => count > 0)
  if (!counts.some((count) => count > 1)) return null
  const asked = toPage(ofRows)
  asked.append('measure', measure)
  return showFigure({
    address: addressOf('/charts/totals.svg', asked),
    caption:
      rows === 'fiscal_year'
        ? html`${nameBars(view, title)}.${showCoveredYears(covered, stages)}`
        : nameBars(view, title),
    alt: `Bars of ${title}, for ${stages.map((stage) => STAGE_WORDS[stage].many).join(' and ')}. The tables below have the numbers.`,
    size: rowsSize(counts),
    narrow: narrowRowsSize(counts),
    csv: csvOf('/aggregates', ofSnapshot(toApi(ofRows), view.params)),
    ...(columns === undefined
      ? {
          table: showStageTable(
            { dimension: rows, measure, caption: title, isCovered, isWhole, names: names[rows] },
            keepValues(rows, shown, data),
          ),
        }
      : { after: showLater(addressOf(PATH, asked), title) }),
  })
}

const nameBars = (view: TotalsView, title: string): string => {
  if (isByMeasure(view)) return `${title}: the greatest of each stage`
  return view.rows === 'fiscal_year' ? title : `${title}: the first of each stage`
}

/** Groups of every stage for the values that the tables show. */
const keepValues = (
  rows: TotalsView['rows'],
  shown: readonly Group[],
  groups: readonly Group[],
): readonly Group[] => {
  const values = new Set(shown.map(({ group }) => group[rows]))
  return groups.filter(({ group }) => values.has(group[rows]))
}

type StageBars = Pick<TotalsView, 'rows' | 'measure'> & { readonly stage: Stage }

/** Counts groups with a known value, since others have no bar. */
const countBars = ({ rows, measure, stage }: StageBars, data: readonly Group[]): number =>
  new Set(
    data.filter((one) => one.group.stage === stage && one[measure] !== null).map(({ group }) => group[rows]),
  ).size

/** The API has every measure in each answer, so its address has no `measure`. */
export const totalsAlternates: readonly Route[] = makeAlternateRoutes(
  '/totals',
  `${API}/aggregates`,
  (params) => {
    const asked = new URLSearchParams(params)
    asked.delete('measure')
    return asked
  },
)
