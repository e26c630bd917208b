import type { Stage } from '@rotunda/contract'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { sayNotDrawn } from '../../charts/say-not-drawn.ts'
import { showFigure } from '../../charts/show-figure.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { addressOf, csvOf, findShorter, ofSnapshot, without, withValues } from '../../filters/addresses.ts'
import { readCoverage, describeEmptyCell, type IsCovered } from '../../filters/coverage.ts'
import { describeFilter, FILTER_NAMES, chosenStages } from '../../filters/describe-filter.ts'
import { MEASURES, showMeasure } from '../../filters/measures.ts'
import { capitalize, parameterLabel, parameterTitle, showValue } from '../../filters/parameters.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { showTable } from '../../parts/table.ts'
import { compareSize, narrowCompareSize } from './compare-chart.ts'
import { showCompareForm } from './compare-form.ts'
import { readSides, type ReadSides, type Side } from './read-sides.ts'
import { readOfNoState, sayChambers, sayOfNoState } from './say-uncounted.ts'
import { KINDS, readComparison, type Comparison } from './sides.ts'

const PATH = '/compare'

export const compare: Route = {
  path: PATH,
  questions: 29,
  write: async (asked) => {
    const shorter = findShorter(PATH, asked.params)
    if (shorter !== undefined) return new Redirect(shorter)
    const refused = refuseUnknown(asked, ['kind', 'a', 'b', 'snapshot', ...FILTER_NAMES])
    if (refused !== undefined) return refused
    const comparison = readComparison(asked)
    if ('main' in comparison) return comparison
    return describePage(asked, comparison, await readSides(asked, comparison))
  },
}

const describePage = async (
  asked: Asked,
  comparison: Comparison,
  { sides, meta }: ReadSides,
): Promise<Page> => {
  const [isCovered, ofNoState] =
    sides.length < 2 || meta === undefined
      ? [() => true, []]
      : await Promise.all([
          readCoverage({ ...asked, params: ofBoth(comparison) }, meta.snapshot),
          readOfNoState(asked, comparison),
        ])
  const filter = describeFilter(comparison.params)
  const title =
    sides.length === 2
      ? `${sides.map(({ name }, index) => (index === 0 ? capitalize(name) : name)).join(' and ')} side by side${filter}`
      : nameChoice(asked, comparison)
  const citation =
    sides.length === 2 && meta !== undefined
      ? await citePage(asked, citedView(comparison, title), meta.snapshot)
      : undefined
  return {
    title,
    description: `${title}: what was asked for and what stands in bills, each stage by itself.`,
    isIndexed: asked.params.size === 0,
    ...(meta !== undefined && { data: meta }),
    ...(citation !== undefined && { citation }),
    main: html`${await showCompareForm(asked, comparison)}
${sides.length === 1 && html`<p class="box">Choose the second one, too.</p>`}
${
  sides.length === 2 &&
  html`${showCharts(asked, comparison, { sides, isCovered })}
${chosenStages(comparison.params).map((stage) => showStage(comparison, { stage, sides, isCovered, ofNoState }))}${citation !== undefined && showCiteBox(citation)}`
}`,
  }
}

const nameChoice = ({ params }: Asked, { kind }: Comparison): string =>
  `Two ${params.has('kind') ? `${KINDS[kind].one}s` : 'members, States or years'} side by side`

const TOTALS = ['amount_sum_of_projects', 'rows', 'projects', 'amount_median', 'amount_missing'] as const

type Shown = { readonly sides: readonly Side[]; readonly isCovered: IsCovered }

/** What both sides ask for: a year of the address stands in neither where each is a year. */
const ofBoth = ({ kind, params }: Comparison): URLSearchParams =>
  kind === 'year' ? ofSnapshot(without(params, 'fiscal_year'), params) : params

type Cell = { readonly stage: Stage; readonly side: Side; readonly value?: Value }

const sayNone = (
  { kind }: Pick<Comparison, 'kind'>,
  isCovered: IsCovered,
  { stage, side, value }: Cell,
): string =>
  describeEmptyCell(
    isCovered,
    kind === 'year'
      ? { stage, year: side.value, properties: { subcommittee: value } }
      : { stage, year: value, properties: { chamber: side.chambers } },
  )

/** In place of tables that would say it in each of their cells. */
const sayNeither = (
  { kind }: Comparison,
  isCovered: IsCovered,
  { stage, sides }: Pick<Shown, 'sides'> & { readonly stage: Stage },
): string =>
  sides
    .map((side) => `${capitalize(side.name)}: ${sayNone({ kind }, isCovered, { stage, side })}`)
    .join('. ')
    .concat('.')

type ShownStage = Shown & { readonly stage: Stage; readonly ofNoState: readonly Group[] }

const showStage = (comparison: Comparison, { stage, sides, isCovered, ofNoState }: ShownStage): Html => {
  const { kind } = comparison
  const over = KINDS[kind].over
  const { title } = STAGE_WORDS[stage]
  const values = listValues(sides, stage, over)
  const between = sides.map(({ name }) => capitalize(name)).join(' and ')
  if (sides.every(({ totals }) => findStage(totals, stage).length === 0))
    return html`<section aria-label="${title}"><h2>${title}</h2>
<p>${sayNeither(comparison, isCovered, { stage, sides })}</p>
${sayOfNoState(comparison, stage, ofNoState)}${sayChambers(comparison, stage, { sides, isCovered })}</section>`
  return html`<section aria-label="${title}"><h2>${title}</h2>
${sayOfNoState(comparison, stage, ofNoState)}${sayChambers(comparison, stage, { sides, isCovered })}
${showTable({
  name: `${title} in all`,
  caption: `${title} in all: ${between}`,
  rows: sides,
  columns: [
    {
      title: kind === 'state' ? parameterTitle('state') : capitalize(KINDS[kind].one),
      cell: (side) => linkRecords(side, stage),
      isHeading: true,
    },
    ...TOTALS.map((measure) => ({
      title: MEASURES[measure].title,
      cell: (side: Side) =>
        showMeasure(measure, findStage(side.totals, stage)[0], sayNone({ kind }, isCovered, { stage, side })),
      isNumber: true,
    })),
  ],
})}
${
  values.length > 0 &&
  showTable({
    name: `${title} by ${parameterLabel(over)}`,
    caption: `${title} by ${parameterLabel(over)}: ${between}`,
    rows: values,
    columns: [
      {
        title: titleOf(over),
        cell: (value: Value) => nameValue(over, value),
        isHeading: true,
      },
      ...(['amount_sum_of_projects', 'projects'] as const).flatMap((measure) =>
        sides.map((side) => ({
          group: MEASURES[measure].title,
          title: capitalize(side.name),
          cell: (value: Value) =>
            showMeasure(
              measure,
              findStage(side.groups, stage).find(({ group }) => (group[over] ?? null) === value),
              sayNone({ kind }, isCovered, { stage, side, value }),
            ),
          isNumber: true,
        })),
      ),
    ],
  })
}</section>`
}

type Over = 'fiscal_year' | 'subcommittee'
type Value = string | number | null

/** With a place to break it, since it is wider than the codes below it. */
const titleOf = (over: Over): string => parameterTitle(over).replace('committee', 'com\u00ADmittee')

/** By its code, as in the chart: on a phone there is no room for the name of a subcommittee beside two sums. */
const nameValue = (over: Over, value: Value): Content =>
  over === 'subcommittee' && value !== null
    ? html`<abbr title="${showValue(over, value)}">${value}</abbr>`
    : capitalize(showValue(over, value))

const findStage = (groups: readonly Group[], stage: Stage): Group[] =>
  groups.filter(({ group }) => group.stage === stage)

const listValues = (sides: readonly Side[], stage: Stage, over: Over): Value[] => {
  const values = sides.flatMap(({ groups }) =>
    findStage(groups, stage).map(({ group }) => group[over] ?? null),
  )
  return [...new Set(values)].toSorted((a, b) => (String(a) < String(b) ? -1 : 1))
}

const linkRecords = ({ name, filter }: Side, stage: Stage): Html =>
  html`<a href="${href(addressOf('/records', ofSnapshot(withValues(filter, 'stage', [stage]), filter)))}">${capitalize(name)}</a>`

/** A stage in which neither side has an amount is no chart, and a single bar compares with nothing. */
const showCharts = (asked: Asked, comparison: Comparison, { sides, isCovered }: Shown): Content => {
  const stages = chosenStages(comparison.params)
  const groups = sides.flatMap((side) => side.groups)
  const countBars = (stage: Stage): number =>
    findStage(groups, stage).filter(({ amount_sum_of_projects: sum }) => sum !== null).length
  const drawn = stages.filter((stage) => countBars(stage) > 0)
  const left = stages.filter((stage) => !drawn.includes(stage))
  if (!drawn.some((stage) => countBars(stage) > 1)) return null
  return [showChart(asked, comparison, { sides, isCovered, stages: drawn }), sayNotDrawn(left, groups)]
}

type Drawn = Shown & { readonly stages: readonly Stage[] }

const showChart = (asked: Asked, comparison: Comparison, drawn: Drawn): Html => {
  const { sides, stages } = drawn
  const names = sides.map(({ name }) => capitalize(name))
  const over = parameterLabel(KINDS[comparison.kind].over)
  const chart = new URLSearchParams(
    [...asked.params].filter(([name]) => [...FILTER_NAMES, 'kind', 'a', 'b'].includes(name)),
  )
  return showFigure({
    address: addressOf('/charts/compare.svg', ofSnapshot(withValues(chart, 'stage', stages), asked.params)),
    caption: `Sum of projects by ${over}: ${names.join(' and ')}`,
    alt: `Pairs of bars by ${over}, ${names.join(' and ')}. The numbers stand in the table below.`,
    size: compareSize(stages.length),
    narrow: narrowCompareSize(stages.length),
    csv: csvOf('/aggregates', ofSnapshot(askBoth(comparison), asked.params)),
    table: showNumbers(comparison, drawn),
  })
}

/** The bars as numbers: a line for each year or subcommittee, and a column for each side in each stage. */
const showNumbers = ({ kind }: Comparison, { sides, stages, isCovered }: Drawn): Html => {
  const over = KINDS[kind].over
  const values = [...new Set(stages.flatMap((stage) => listValues(sides, stage, over)))]
  return showTable({
    name: 'The numbers of the chart',
    caption: `Sum of projects by ${parameterLabel(over)}, each stage by itself`,
    rows: values.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
    columns: [
      {
        title: titleOf(over),
        cell: (value: Value) => nameValue(over, value),
        isHeading: true,
      },
      ...stages.flatMap((stage) =>
        sides.map((side) => ({
          group: STAGE_WORDS[stage].title,
          title: capitalize(side.name),
          cell: (value: Value) =>
            showMeasure(
              'amount_sum_of_projects',
              findStage(side.groups, stage).find(({ group }) => (group[over] ?? null) === value),
              sayNone({ kind }, isCovered, { stage, side, value }),
            ),
          isNumber: true,
        })),
      ),
    ],
  })
}

/** Both sides in one call. */
const askBoth = ({ kind, params, sides }: Comparison): URLSearchParams => {
  const { filter, over } = KINDS[kind]
  const both = withValues(params, filter, sides)
  both.append('group_by', `${filter},${over}`)
  return both
}

const citedView = (comparison: Comparison, title: string) =>
  ({ title, call: '/aggregates', params: askBoth(comparison) }) as const
