import { PAGE_CALL } from '../../ask/clients.ts'
import { pinClient } from '../../ask/pin-client.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { addressOf, without } from '../../filters/addresses.ts'
import { writeHeadline } from '../../filters/describe-filter.ts'
import { listStageTotals } from '../../filters/stage-totals.ts'
import { html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { oEmbedAddress } from '../../views/embeddable.ts'
import { showRecordTable } from '../../views/record-table.ts'
import { ROWS_IN_FRAME, sayCut, writeEmbedded } from './embed-document.ts'
import { pin, showSource } from './pinned.ts'

/** Records of a filter as a table for other websites. */
export const embedRecords: Route = {
  path: '/embed/records',
  questions: 2,
  isEmbedded: true,
  write: pin(async ({ clients, filter, release, params, path, origin }) => {
    const client = pinClient(clients.appropriations, release.id)
    const asked = new URLSearchParams([...filter, ['limit', params.get('limit') ?? ROWS_IN_FRAME]])
    const { filter: wanted, place, pageSize } = readFilter(asked)
    const list = client.records({ ...wanted, totals: 'true' }, { ...PAGE_CALL, pageSize })
    const { data, meta } = await list.page(place)
    const title = writeHeadline(listStageTotals(meta.totals ?? []), filter)
    const page = addressOf('/records', without(filter))
    return writeEmbedded(
      {
        title,
        page,
        main: html`${sayCut(meta, data.length, { row: 'record', page })}
${showRecordTable({ path: '/records', params: filter, caption: title }, data)}`,
        source: showSource(release, meta.freshness.latest_retrieved_at),
        oEmbed: oEmbedAddress(origin, path, params),
      },
      origin,
    )
  }),
}
