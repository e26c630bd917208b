import { ENACTED_FILTERS } from '@rotunda/contract'
import { refuseUnknown } from '../../ask/refuse-unknown.ts'
import { showPicture } from '../../charts/show-figure.ts'
import { addressOf, without } from '../../filters/addresses.ts'
import { describeInBrackets } from '../../filters/conditions.ts'
import { ENACTED } from '../../filters/enacted-parameters.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { showDollars } from '../../parts/format.ts'
import { oEmbedAddress } from '../../views/embeddable.ts'
import {
  ENACTED_CHARTS,
  makeEnactedChart,
  readEnactedGroups,
  sayChartNotes,
  showEnactedNumbers,
  sizesOfEnactedChart,
  titleOfEnactedChart,
} from '../../views/enacted-chart.ts'
import { showEnactedTable } from '../../views/enacted-table.ts'
import { linkEnacted } from '../../views/lineage.ts'
import { enactedAt, nameProject, readProject, readRows } from '../../views/read-enacted.ts'
import { ROWS_IN_FRAME, sayCut, writeEmbedded } from './embed-document.ts'
import { pin, showSource } from './pinned.ts'

/** Enacted projects of a filter as a table for other websites. */
export const embedEnacted: Route = {
  path: '/embed/enacted',
  questions: 2,
  isEmbedded: true,
  write: pin(async ({ clients, filter, release, params, path, origin }) => {
    const asked = new URLSearchParams([...filter, ['limit', params.get('limit') ?? ROWS_IN_FRAME]])
    const { data, meta } = await readRows({ clients, params: asked }, enactedAt(release.id))
    const title = `Enacted projects${describeInBrackets(ENACTED, filter)}`
    const page = addressOf(ENACTED.path, without(filter))
    return writeEmbedded(
      {
        title,
        page,
        main: html`${sayCut(meta, data.length, { row: 'enacted project', page })}
${showEnactedTable({ path: ENACTED.path, params: filter, caption: title }, data)}`,
        source: showSource(release, meta.freshness.latest_retrieved_at),
        oEmbed: oEmbedAddress(origin, path, params),
      },
      origin,
    )
  }, 'enacted-projects'),
}

/** A chart of enacted projects with its numbers, for other websites. */
export const embedEnactedChart: Route = {
  path: '/embed/enacted-chart',
  questions: 2,
  isEmbedded: true,
  write: pin(async (asked) => {
    const { clients, filter, release, params, path, origin } = asked
    const unknown = refuseUnknown({ ...asked, params: filter }, [...Object.keys(ENACTED_FILTERS), 'by'])
    if (unknown !== undefined) return unknown
    const by = readChoice(asked, 'by', ENACTED_CHARTS)
    if ('page' in by) return by.page
    const place = { api: enactedAt(release.id) }
    const { data: groups, meta } = await readEnactedGroups({ clients, params: filter }, by.value, place)
    const title = `${titleOfEnactedChart(by.value)}${describeInBrackets(ENACTED, filter)}`
    return writeEmbedded(
      {
        title,
        page: addressOf(ENACTED.path, ENACTED.keep(filter)),
        main: html`<figure>${showPicture({ address: addressOf('/embed/enacted-chart.svg', params), alt: `${title}; the numbers are in the table below it`, ...sizesOfEnactedChart(by.value, groups) })}
<details><summary>The numbers</summary>${showEnactedNumbers(by.value, groups)}</details></figure>
<p>${sayChartNotes(by.value, groups)}</p>`,
        source: showSource(release, meta.freshness.latest_retrieved_at),
        oEmbed: oEmbedAddress(origin, path, params),
      },
      origin,
    )
  }, 'enacted-projects'),
}

/** Only the picture, from the same release. */
export const embedEnactedPicture: Route = {
  path: '/embed/enacted-chart.svg',
  questions: 2,
  isEmbedded: true,
  write: pin(
    ({ release, filter, ...asked }) =>
      Promise.resolve(makeEnactedChart(enactedAt(release.id)).write({ ...asked, params: filter })),
    'enacted-projects',
  ),
}

/** An enacted project as a card for other websites. */
export const embedEnactedProject: Route = {
  path: '/embed/enacted-project',
  questions: 2,
  isEmbedded: true,
  write: pin(async ({ clients, release, params, path, origin }) => {
    const { data, meta } = await readProject(
      { clients },
      params.get('id') ?? '',
      undefined,
      enactedAt(release.id),
    )
    const [found] = data
    if (found === undefined) throw new TypeError('An enacted project is one row.')
    const { id, amount, fiscal_year: year, recipient, sources } = found
    const publishers = [...new Set(sources.map(({ publisher }) => publisher))]
    return writeEmbedded(
      {
        title: nameProject(found),
        page: linkEnacted(id),
        main: html`<p class="lead">Enacted project of fiscal year ${year}${recipient !== null && `, for ${recipient}`}: ${amount === null ? 'the amount is not stated' : showDollars(amount)}.</p>
<p class="stage-line"><strong class="stage">Enacted</strong> Neither obligated nor paid, and not a request.</p>
<p><a href="${linkEnacted(id)}">The project, with its place in the document</a> of ${publishers.join(' and ')}</p>`,
        source: showSource(release, meta.freshness.latest_retrieved_at),
        oEmbed: oEmbedAddress(origin, path, params),
      },
      origin,
    )
  }, 'enacted-projects'),
}
