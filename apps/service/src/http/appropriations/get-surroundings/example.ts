import type { RecordSurroundings } from '@rotunda/contract'
import { EXAMPLE_EVIDENCE, EXAMPLE_RECORD } from '../examples.ts'

const { source, publisher, url, pointer } = EXAMPLE_EVIDENCE

/** Example in the API description. */
export const EXAMPLE_SURROUNDINGS: RecordSurroundings = {
  id: EXAMPLE_RECORD.id,
  evidence: 0,
  source,
  publisher,
  url,
  archived_url: `/sources/${source}`,
  columns: [
    { name: 'RECIPIENT', fields: ['recipient'] },
    { name: 'AMOUNT_REQUESTED', fields: ['amount', 'amount_raw'] },
  ],
  rows: [
    {
      sheet: null,
      row: null,
      pointer,
      cells: ['Sample City of Nowhere', '$1,250,000'],
      asked: true,
      published: true,
    },
  ],
  reason: null,
}
