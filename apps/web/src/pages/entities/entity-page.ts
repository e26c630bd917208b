import type { Stage } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { isPartial, readMoney } from '../../ask/read-money.ts'
import { findRelease, isAppropriations, readPublished, type Published } from '../../ask/read-releases.ts'
import { CHARTS, narrowSizeOf, sizeOf } from '../../charts/charts.ts'
import { showFigure, showNotDrawn } from '../../charts/show-figure.ts'
import { citeView } from '../../cite/cite-view.ts'
import { showCiteBox } from '../../cite/show-cite-box.ts'
import { listFeeds, showFollow, showMailFollow } from '../../feeds/follow.ts'
import { addressOf, API, csvOf, withValues } from '../../filters/addresses.ts'
import { readCoveredYears, type CoveredYears, showCoveredYears } from '../../filters/coverage.ts'
import { NOT_STATED } from '../../filters/list-words.ts'
import { listStageTotals, readGroups, type Group, type StageTotal } from '../../filters/stage-totals.ts'
import { countStage, isStage, STAGE_WORDS } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { RECORD_LIST } from '../../lists/records.ts'
import type { Asked, Page } from '../../page.ts'
import { countOf } from '../../parts/format.ts'
import { listAlternates } from '../../views/alternate-formats.ts'
import { showCorrectedAmounts } from '../../views/corrected-amounts.ts'
import { showEmbedCodes } from '../../views/embed-codes.ts'
import { makeChart } from '../../views/embeddable.ts'
import type { Row } from '../../views/record-cell.ts'
import { showRecordTable, showIdenticalRows } from '../../views/record-table.ts'
import { showReportMistake } from '../../views/report-mistake.ts'
import { showStageTotals } from '../../views/stage-totals.ts'
import type { Entity, EntityKind } from './entity.ts'
import { showBreakdown } from './show-breakdown.ts'
import { showGroups } from './show-groups.ts'
import { showMoney, type MoneyView } from './show-money.ts'

const NEWEST = 10

/** The page of one entity: totals by year and stage, newest records, and counts by other dimensions. */
export const writeEntityPage = async (asked: Asked, kind: EntityKind, entity: Entity): Promise<Page> => {
  const { clients } = asked
  const params = new URLSearchParams(entity.filter)
  const newest = clients.appropriations
    .records(
      { ...readFilter(params).filter, sort: ['-fiscal_year', '-changed_at'], totals: 'true' },
      { ...PAGE_CALL, pageSize: NEWEST },
    )
    .page()
  const [{ data: rows, meta }, years, breakdowns, published] = await Promise.all([
    newest,
    readGroups(clients.appropriations, params, ['fiscal_year'], {}),
    Promise.all(kind.breakdowns.map((dimension) => showBreakdown(asked, params, dimension))),
    readPublished(clients),
  ])
  const totals = listStageTotals(meta.totals ?? [])
  const release = findRelease(published.filter(isAppropriations), meta.snapshot)
  const covered = await readCoveredYears({ ...asked, params }, meta.snapshot)
  const money = await readMoneyOf(asked, { kind, entity, years: years.data, covered, published })
  const all = addressOf('/records', params)
  const feeds = listFeeds('/records', `Changes of records of ${entity.name}`, params)
  const counts = sayCounts(kind, totals)
  const title = `${entity.name}${entity.lead === undefined ? '' : ` (${entity.lead})`}: ${counts}`
  const citation = release && citeView(asked, { title, call: '/records', params }, release)
  const lead = entity.lead !== undefined && html`<strong>${entity.lead}.</strong> `
  const records = totals.length > 0 && html` <a href="${href(all)}">Search or download all records</a>`
  const list = html`<section aria-labelledby="newest"><h2 id="newest">Newest records</h2>
${showIdenticalRows(rows, meta.total)}
${showRecordTable({ path: '/records', params, without: findRepeated(entity, rows), caption: `The newest ${countOf(rows.length, 'record')} of ${countOf(meta.total, 'record')}.` }, rows)}</section>`
  return {
    title: entity.name,
    description: `${title}.`,
    data: meta,
    trail: [{ title: kind.many, address: kind.path }],
    alternates: [...listAlternates(`${API}/records`, params), ...feeds],
    ...(money?.isPartial === true && { headers: { 'cache-control': 'no-store' } }),
    ...(citation !== undefined && { citation }),
    ...(entity.structured !== undefined && { structured: entity.structured }),
    main: html`<p class="lead">${lead}${counts}.${records}</p>
${showFollow(feeds, showMailFollow(params))}
<div class="columns with-side"><div>
${money?.shown}
${
  totals.length === 0
    ? showNoRecord(kind)
    : html`${money !== undefined && list}
${showStageTotals(params, totals)}
${await showCorrectedAmounts({ clients, params }, meta.snapshot)}
${showYears(params, years.data, covered)}
${release && chooseDrawn(years.data).hasBars && showEmbedCodes([makeChart(RECORD_LIST, params, 'years')], asked.origin, release.id)}
${money === undefined && list}
${breakdowns}`
}
</div><aside>
<section class="box" aria-labelledby="about"><h2 id="about">About this ${kind.one}</h2>${entity.about}
${showReportMistake(entity.address)}</section>
${citation !== undefined && showCiteBox(citation)}
</aside></div>`,
  }
}

type Known = Pick<MoneyView, 'years' | 'covered'> & {
  readonly kind: EntityKind
  readonly entity: Entity
  readonly published: readonly Published[]
}

/** Amounts asked, enacted and obligated; undefined for kinds that enacted projects do not name. */
const readMoneyOf = async (asked: Asked, { kind, entity, years, covered, published }: Known) => {
  const { money: dimension, showMore } = kind
  if (dimension === undefined) return undefined
  const value = entity.filter[dimension] ?? ''
  const money = await readMoney(asked.clients, published)
  return {
    shown: html`${showMoney({ name: entity.name, dimension, value, years, covered, money })}
${await showMore?.(asked, value, money)}`,
    isPartial: isPartial(money),
  }
}

/** Empty where all records are of one year, because the totals above already show it. */
const showYears = (params: URLSearchParams, years: readonly Group[], covered: CoveredYears): Content => {
  const [year, ...others] = [...new Set(years.map(({ group }) => group.fiscal_year))]
  if (others.length === 0) return html`<p>All records are of fiscal year ${year ?? NOT_STATED}.</p>`
  const table = showGroups({
    params,
    dimension: 'fiscal_year',
    caption: 'Each year and stage separately.',
    groups: years.toReversed(),
  })
  const { drawn, left, hasBars } = chooseDrawn(years)
  return html`<section aria-labelledby="years"><h2 id="years">By year and stage</h2>
${hasBars ? showFigure({ ...describeYears(params, drawn, covered), after: table }) : table}
${hasBars && showNotDrawn(left, years)}</section>`
}

const describeYears = (params: URLSearchParams, drawn: readonly Stage[], covered: CoveredYears) => ({
  address: addressOf('/charts/years.svg', withValues(params, 'stage', drawn)),
  caption: html`${CHARTS.years.title}.${showCoveredYears(covered, drawn)}`,
  alt: `${CHARTS.years.title}, as bars for each stage separately. The numbers are in the table below.`,
  size: sizeOf('years', drawn.length),
  narrow: narrowSizeOf('years', drawn.length, params),
  csv: csvOf('/aggregates', new URLSearchParams([...params, ['group_by', 'fiscal_year']])),
})

/** Drops stages without known amounts. `hasBars` is false where no stage has two bars to compare. */
const chooseDrawn = (years: readonly Group[]) => {
  const stages = Object.keys(STAGE_WORDS).filter(isStage)
  const countBars = (stage: Stage): number =>
    years.filter(({ group, amount_sum_of_projects: sum }) => group.stage === stage && sum !== null).length
  const drawn = stages.filter((stage) => countBars(stage) > 0)
  return {
    drawn,
    left: stages.filter((stage) => !drawn.includes(stage)),
    hasBars: drawn.some((stage) => countBars(stage) > 1),
  }
}

/** Keeps the column where some record names further members. */
const findRepeated = ({ repeats }: Entity, rows: readonly Row[]): Entity['repeats'] =>
  rows.every(({ requestors = [] }) => requestors.length === 1) ? repeats : undefined

const sayCounts = ({ one, namedAs }: EntityKind, totals: readonly StageTotal[]): string =>
  totals.length === 0
    ? `No record in the current release${namedAs === undefined ? '' : ` names this ${one} as ${namedAs}`}`
    : Object.keys(STAGE_WORDS)
        .filter(isStage)
        .flatMap((stage) =>
          totals.filter((one) => one.stage === stage).map(({ rows }) => countStage(stage, rows)),
        )
        .join(', ')

/** Shown for an entity without records: explains the absence, and suggests where to go on. */
const showNoRecord = ({ one, many, path, namedAs }: EntityKind): Html => {
  const as = namedAs !== undefined && ` as ${namedAs}`
  return html`<div class="box"><p><strong>There is nothing to show or download.</strong> No record of the current release names this ${one}${as}. That does not mean that nobody asked. Many documents are missing here, and others do not name the ${one}.</p></div>
<ul><li><a href="/datasets">Coverage and gaps</a></li><li><a href="/changes">What the current release changed</a></li><li><a href="${path}">${many} that records name</a></li><li><a href="/search">Search everything</a></li></ul>`
}
