import type { Stage } from '@rotunda/contract'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { showFigure, showNotDrawn } from '../../charts/show-figure.ts'
import { citePage } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { addressOf, csvOf, findShorter, ofSnapshot, without, withValues } from '../../filters/addresses.ts'
import { readCoverage } from '../../filters/coverage.ts'
import { describeFilter, FILTER_NAMES, chosenStages } from '../../filters/describe-filter.ts'
import { capitalize } from '../../filters/list-words.ts'
import { parameterLabel } from '../../filters/parameters.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page, type Route } from '../../page.ts'
import { showTable } from '../../parts/table.ts'
import { compareSize, narrowCompareSize } from './compare-chart.ts'
import { showCompareForm } from './compare-form.ts'
import {
  findStage,
  listValues,
  showStage,
  sideColumn,
  valueColumn,
  type Shown,
  type ShownStage,
} from './compare-tables.ts'
import { readSides, type ReadSides } from './read-sides.ts'
import { readOfNoState, warnOfChambers } from './say-uncounted.ts'
import { showCorrectedAmounts } from '../../views/corrected-amounts.ts'
import { KINDS, readComparison, type Comparison } from './sides.ts'

const PATH = '/compare'

export const compare: Route = {
  path: PATH,
  questions: 30,
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
  const both = ofSnapshot(askBoth(comparison), asked.params)
  const corrected =
    citation !== undefined &&
    meta !== undefined &&
    (await showCorrectedAmounts({ ...asked, params: both }, meta.snapshot))
  return {
    title,
    description: `${title}: what members asked for and what bills include, each stage separately.`,
    isIndexed: asked.params.size === 0,
    ...(meta !== undefined && { data: meta }),
    ...(citation !== undefined && { citation }),
    main: html`${await showCompareForm(asked, comparison)}
${sides.length === 1 && html`<p class="box">Now choose the second one.</p>`}
${sides.length === 2 && showSides(asked, comparison, { sides, isCovered, ofNoState })}
${corrected}
${citation !== undefined && showCiteBox(citation)}`,
  }
}

const showSides = (asked: Asked, comparison: Comparison, shown: Omit<ShownStage, 'stage'>): Html =>
  html`${warnOfChambers(comparison, shown)}
${showCharts(asked, comparison, shown)}
${chosenStages(comparison.params).map((stage) => showStage(comparison, { ...shown, stage }))}`

const nameChoice = ({ params }: Asked, { kind }: Comparison): string =>
  `Two ${params.has('kind') ? `${KINDS[kind].one}s` : 'members, States or years'} side by side`

/** The filter of both sides. Where years are compared, they replace a year in the address. */
const ofBoth = ({ kind, params }: Comparison): URLSearchParams =>
  kind === 'year' ? ofSnapshot(without(params, 'fiscal_year'), params) : params

/** Draws stages with an amount on either side. A single bar has nothing to be compared with. */
const showCharts = (asked: Asked, comparison: Comparison, { sides, isCovered }: Shown): Content => {
  const stages = chosenStages(comparison.params)
  const groups = sides.flatMap((side) => side.groups)
  const countBars = (stage: Stage): number =>
    findStage(groups, stage).filter(({ amount_sum_of_projects: sum }) => sum !== null).length
  const drawn = stages.filter((stage) => countBars(stage) > 0)
  const left = stages.filter((stage) => !drawn.includes(stage))
  if (!drawn.some((stage) => countBars(stage) > 1)) return null
  return [showChart(asked, comparison, { sides, isCovered, stages: drawn }), showNotDrawn(left, groups)]
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
    alt: `Pairs of bars by ${over}, ${names.join(' and ')}. The table below has the numbers.`,
    size: compareSize(stages.length),
    narrow: narrowCompareSize(stages.length),
    csv: csvOf('/aggregates', ofSnapshot(askBoth(comparison), asked.params)),
    table: showNumbers(comparison, drawn),
  })
}

/** The numbers of the bars: a row for each year or subcommittee, a column for each side and stage. */
const showNumbers = ({ kind }: Comparison, { sides, stages, isCovered }: Drawn): Html => {
  const over = KINDS[kind].over
  const values = [...new Set(stages.flatMap((stage) => listValues(sides, stage, over)))]
  return showTable({
    name: 'The numbers of the chart',
    caption: `Sum of projects by ${parameterLabel(over)}, each stage separately`,
    rows: values.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
    columns: [
      valueColumn(over),
      ...stages.flatMap((stage) =>
        sides.map((side) => ({
          ...sideColumn({ kind }, isCovered, { stage, side, measure: 'amount_sum_of_projects' }),
          group: STAGE_WORDS[stage].title,
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
