import { readFilter } from '../../ask/read-filter.ts'
import { PAGE_CALL } from '../../ask/clients.ts'
import { html } from '../../html/html.ts'
import { countOf, showDollars } from '../../parts/show-dollars.ts'
import { showTable } from '../../parts/table.ts'
import type { Route } from '../../page.ts'

export const records: Route = {
  path: '/records',
  write: async ({ params, clients }) => {
    const { filter, place, pageSize } = readFilter(params)
    const { data, meta } = await clients.appropriations
      .records(filter, { ...PAGE_CALL, pageSize })
      .page(place)
    return {
      title: countOf(meta.total, 'record'),
      description: `${countOf(meta.total, 'record')}.`,
      data: meta,
      main: html`${showTable({
        name: 'Records',
        caption: 'Records',
        rows: data,
        columns: [
          { title: 'Title', cell: ({ title, purpose }) => title ?? purpose, isHeading: true },
          {
            title: 'Amount',
            cell: ({ amount }) => (typeof amount !== 'number' ? null : showDollars(amount)),
            isNumber: true,
          },
        ],
      })}`,
    }
  },
}
