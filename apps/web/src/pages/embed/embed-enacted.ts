import { addressOf, without } from '../../filters/addresses.ts'
import { describeFilters } from '../../filters/describe-enacted.ts'
import { ENACTED_PATH } from '../../filters/enacted-parameters.ts'
import { html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { showDollars } from '../../parts/format.ts'
import { oEmbedAddress } from '../../views/embeddable.ts'
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
    const title = `Enacted projects${describeFilters(filter)}`
    const page = addressOf(ENACTED_PATH, without(filter))
    return writeEmbedded(
      {
        title,
        page,
        main: html`${sayCut(meta, data.length, { row: 'enacted project', page })}
${showEnactedTable({ path: ENACTED_PATH, params: filter, caption: title }, data)}`,
        source: showSource(release, meta.freshness.latest_retrieved_at),
        oEmbed: oEmbedAddress(origin, path, params),
      },
      origin,
    )
  }, 'enacted-projects'),
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
