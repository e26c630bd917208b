import { PAGE_CALL } from '../../ask/clients.ts'
import { pinClient } from '../../ask/pin-client.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { addressOf } from '../../filters/addresses.ts'
import { writeHeadline } from '../../filters/headline.ts'
import { readStageTotals } from '../../filters/stage-totals.ts'
import type { Route } from '../../page.ts'
import { showRows } from '../records/rows-table.ts'
import { writeEmbedded } from './embed-document.ts'
import { oEmbedAddress } from './embeddable.ts'
import { pin, showSource } from './pinned.ts'

/** Rows that a frame shows unless the address says otherwise. */
const ROWS = '10'

/** The records of a filter as a table for a page of others. */
export const embedRecords: Route = {
  path: '/embed/records',
  isEmbedded: true,
  write: pin(async ({ clients, filter, release, params, path, origin }) => {
    const client = pinClient(clients.appropriations, release.id)
    const asked = new URLSearchParams([...filter, ['limit', params.get('limit') ?? ROWS]])
    const { filter: wanted, place, pageSize } = readFilter(asked)
    const [{ data, meta }, totals] = await Promise.all([
      client.records(wanted, { ...PAGE_CALL, pageSize }).page(place),
      readStageTotals({ ...clients.appropriations, ...client }, filter),
    ])
    const title = writeHeadline(totals, filter)
    const page = addressOf('/records', filter)
    return writeEmbedded(
      {
        title,
        page,
        main: showRows({ path: '/records', params: filter, caption: title }, data),
        source: showSource(release, meta.freshness.latest_retrieved_at),
        oEmbed: oEmbedAddress(origin, path, params),
      },
      origin,
    )
  }),
}
