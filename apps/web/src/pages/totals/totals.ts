import type { Stage } from '@rotunda/contract'
import { showFigure, showLater } from '../../charts/show-figure.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { addressOf, API, csvOf, ofSnapshot } from '../../filters/addresses.ts'
import { showControl, showSelect } from '../../views/controls.ts'
import { readCoverage, readCoveredYears, type CoveredYears, type IsCovered } from '../../filters/coverage.ts'
import { describeFilter, FILTER_NAMES, chosenStages } from '../../filters/describe-filter.ts'
import { MEASURES, showMeasure, MEASURE_NAMES } from '../../filters/measures.ts'
import { parameterLabel, parameterTitle, listValues } from '../../filters/parameters.ts'
import { findPlain } from '../../filters/plain-years.ts'
import { sayCoveredYears } from '../../views/covered-years.ts'
import { showChips } from '../../views/filter-chips.ts'
import { MOST_GROUPS, type Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { showCount } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { REFUSAL_ID } from '../../problem-page.ts'
import { listTwins, makeTwins } from '../../views/alternate-formats.ts'
import { IDENTICAL_COUNTED } from '../../views/identical-rows.ts'
import { findPlace, showPlace } from '../../views/pager.ts'
import { keepForm, type Refused } from '../../views/refused-form.ts'
import { showNumbers } from '../../views/stage-table.ts'
import { narrowTotalsSize, totalsSize } from '../../views/totals-chart.ts'
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
  OTHER_DIMENSIONS,
  readValueNames,
  type ValueNames,
} from '../../views/totals-view.ts'
import { linkGroup, showCross } from './cross-table.ts'
import { readMemberChambers, type ChambersOf } from './read-member-chambers.ts'

const PATH = '/totals'

export const totals: Route = {
  path: PATH,
  questions: 41,
  write: (asked) => {
    const plain = findPlain(PATH, asked.params)
    if (plain !== undefined) return new Redirect(plain)
    const view = readView(asked)
    if ('main' in view) return view
    if (!asked.params.has('format'))
      return keepForm(asked, write(asked, view), (refused) => showRefused(view, refused))
    const form = [...asked.params].filter(([name]) => OF_FILE.includes(name))
    return new Redirect(addressOf(`${API}/aggregates`, new URLSearchParams([...toPage(view), ...form])), 307)
  },
}

const OF_FILE = ['format', 'bom', 'all', 'trailer']

const write = async (asked: Asked, view: TotalsView): Promise<Page> => {
  const { params, rows, columns, measure } = view
  const [{ data, meta }, wholes] = await Promise.all([readTotals(asked, view), readWholes(asked, view)])
  const shown = columns === undefined ? firstOfStages(data) : data
  const names = await readValueNames(asked, view, shown)
  const by = [rows, ...(columns === undefined ? [] : [columns])].map((name) => parameterLabel(name))
  const title = `${MEASURES[measure].title} by ${by.join(' and ')}${describeFilter(params, ['stage', 'not_stage'])}`
  const citation = await citePage(asked, { title, ...citedCall(view, meta.total) }, meta.snapshot)
  const stages = chosenStages(params).filter((stage) => data.some(({ group }) => group.stage === stage))
  const [isCovered, covered, chambersOf] = await Promise.all([
    readCoverage(asked, meta.snapshot),
    readCoveredYears(asked, meta.snapshot),
    readMemberChambers(asked, view),
  ])
  const csv = csvOf('/aggregates', ofSnapshot(toApi(view), params))
  const place = isCut(view) ? findPlace(PATH, params, meta) : undefined
  const read = { data, wholes, isWhole: data.length === meta.total, isCovered, covered, chambersOf }
  return {
    title,
    description: `${title}: each stage by itself, from the documents of the committees.`,
    data: meta,
    isIndexed: params.size === 0,
    ...place,
    ...(columns !== undefined && { modules: ['copy.js', 'numbers.js'] }),
    ...(citation !== undefined && { citation }),
    alternates: listTwins(`${API}/aggregates`, toPage(view)),
    main: html`<div class="columns with-side"><div>
<p class="to-side"><a href="#${FORM_ID}">Filters</a></p>
${showChips(PATH, params)}
${meta.groups_note !== null && html`<p class="box"><strong>Groups overlap.</strong> ${meta.groups_note}</p>`}
${place === undefined && meta.total > data.length && html`<p class="box">These are the ${nameFirst(view, data.length)} of ${showCount(meta.total)} groups. The <a href="${href(csv)}">CSV</a> has them all.</p>`}
${meta.total === 0 && html`<p class="box"><strong>Nothing matches</strong> these filters. Take one away, or choose others.</p>`}
${showBars({ ...view, names }, { ...read, stages, shown })}
${stages.map((stage) => showStage({ ...view, names }, stage, read))}
${place !== undefined && meta.total > 0 && showPlace(place, meta, data.length)}
${stages.length > 0 && IDENTICAL_COUNTED}
${stages.length > 0 && html`<p class="source-line"><a href="${href(csv)}">All ${showCount(meta.total)} groups as CSV</a></p>`}
${stages.length > 0 && citation !== undefined && showCiteBox(citation)}
</div><aside aria-label="What is counted"><h2>Choose</h2>${showTotalsForm(PATH, view)}</aside></div>`,
  }
}

const showRefused = (view: TotalsView, { main, param }: Refused): Html =>
  html`<div class="columns with-side"><div>${main}</div><aside aria-label="What is counted"><h2>Choose</h2>${showTotalsForm(PATH, view, param)}</aside></div>`

const nameFirst = (view: TotalsView, count: number): string =>
  isByMeasure(view) ? `${showCount(count)} greatest` : `first ${showCount(count)}`

type Named = TotalsView & { readonly names: ValueNames }
type Read = {
  readonly data: readonly Group[]
  /** Of a table of two dimensions: its rows by themselves. */
  readonly wholes: readonly Group[]
  readonly isWhole: boolean
  readonly isCovered: IsCovered
  readonly covered: CoveredYears
  readonly chambersOf: ChambersOf
}

const readWholes = async (asked: Asked, view: TotalsView): Promise<readonly Group[]> =>
  view.columns === undefined ? [] : (await readTotals(asked, { ...view, columns: undefined })).data

/** Rows of a table; more are read by nobody, and stand in the CSV. */
const firstOfStages = (groups: readonly Group[]): Group[] =>
  [...Map.groupBy(groups, ({ group }) => group.stage).values()].flatMap((ofStage) =>
    ofStage.slice(0, MOST_GROUPS),
  )

const showStage = (
  view: Named,
  stage: Stage,
  { data, wholes, isWhole, isCovered, chambersOf }: Read,
): Html => {
  const { params, rows, columns, measure, names } = view
  const isOfStage = ({ group }: Group): boolean => group.stage === stage
  const groups = data.filter(isOfStage)
  return html`<section aria-label="${STAGE_WORDS[stage].title}"><h2>${STAGE_WORDS[stage].title}</h2>
${columns === undefined ? showList(view, stage, firstOfStages(groups)) : showCross({ params, stage, isSorted: sortOf(view) !== '', rows, columns, measure, names, isWhole, isCovered, chambersOf, wholes: wholes.filter(isOfStage) }, groups)}
${columns === undefined && groups.length > MOST_GROUPS && html`<p class="hint">The ${nameFirst(view, MOST_GROUPS)} of ${isWhole ? '' : 'at least '}${showCount(groups.length)}. The others stand in the CSV below.</p>`}</section>`
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
  /** Those of which the numbers stand in the tables. */
  readonly shown: readonly Group[]
}

/** Nothing where a stage has no two bars: there is nothing to compare. */
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
        ? html`${nameBars(view, title)}.${sayCoveredYears(covered, stages)}`
        : nameBars(view, title),
    alt: `Bars of ${title}, for ${stages.map((stage) => STAGE_WORDS[stage].many).join(' and ')}. The numbers stand in the tables below.`,
    size: totalsSize(counts),
    narrow: narrowTotalsSize(counts),
    csv: csvOf('/aggregates', ofSnapshot(toApi(ofRows), view.params)),
    ...(columns === undefined
      ? {
          table: showNumbers(
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

/** All that is known of the values that are shown, in whichever stage. */
const keepValues = (
  rows: TotalsView['rows'],
  shown: readonly Group[],
  groups: readonly Group[],
): readonly Group[] => {
  const values = new Set(shown.map(({ group }) => group[rows]))
  return groups.filter(({ group }) => values.has(group[rows]))
}

type OfStage = Pick<TotalsView, 'rows' | 'measure'> & { readonly stage: Stage }

/** A group of which nothing is known has no bar. */
const countBars = ({ rows, measure, stage }: OfStage, data: readonly Group[]): number =>
  new Set(
    data.filter((one) => one.group.stage === stage && one[measure] !== null).map(({ group }) => group[rows]),
  ).size

const SHOWN = ['stage', 'fiscal_year', 'chamber', 'state', 'subcommittee', 'party', 'q']
const DIMENSION_NAMES = OTHER_DIMENSIONS.map((name) => [name, parameterTitle(name)] as const)
const MEASURE_TITLES = MEASURE_NAMES.map((name) => [name, MEASURES[name].title] as const)

const FORM_ID = 'filters'

/** Rows, columns and measure, and the filters that most people change; the others are kept. */
const showTotalsForm = (
  path: string,
  { params, rows, columns, measure }: TotalsView,
  refused?: string,
): Html =>
  html`<form class="filters" id="${FORM_ID}" action="${path}">
${showDimension('f-rows', 'Rows', rows)}
${showDimension('f-columns', 'Columns', columns)}
${showSelect({ name: 'measure', title: 'Measure', none: 'Sum of projects', options: MEASURE_TITLES }, [measure])}
${SHOWN.map((name) => showControl(name, listValues(params, name), name === refused ? REFUSAL_ID : undefined))}
${[...params].filter(([name]) => FILTER_NAMES.includes(name) && !SHOWN.includes(name) && name !== refused).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="usa-button" type="submit">Apply</button></form>`

const showDimension = (id: string, title: string, chosen: string | undefined): Html =>
  html`<label class="usa-label" for="${id}">${title}</label>
<select class="usa-select" id="${id}" name="group_by">${id === 'f-columns' && html`<option value="">None</option>`}${DIMENSION_NAMES.map(([name, words]) => html`<option value="${name}"${name === chosen && html` selected`}>${words}</option>`)}</select>`

/** The measure is of the page alone: the API gives all of them. */
export const totalsTwins: readonly Route[] = makeTwins('/totals', `${API}/aggregates`, (params) => {
  const asked = new URLSearchParams(params)
  asked.delete('measure')
  return asked
})
