import { Type } from 'typebox'
import { closed, ReportableRecord } from '@rotunda/contract'
import type { FoundRecord } from '../../corrections/index.ts'
import { Refusal } from '../../platform/index.ts'
import { openOperation } from '../portal/operation.ts'

const EXAMPLE = {
  data: {
    about: {
      collection: 'appropriations',
      record: 'sr-2026-2f6b0c9d4e8a1735',
      title: 'Water main replacement',
      page: '/records/sr-2026-2f6b0c9d4e8a1735',
    },
    kind: 'records',
    release: '3f1a9c0d5e7b2468ace013579bdf02468ace13579bdf02468ace013579bdf024',
    fields: [
      {
        name: 'amount',
        value: 1000000,
        needs_two: true,
        schema: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      },
    ],
    evidence: [{ publisher: 'Senate Committee on Appropriations', cells: { Amount: '$1,000,000' } }],
  },
}

/** Shows a record as the form of a report needs it. */
export const reportableRecord = openOperation({
  method: 'GET',
  path: '/record',
  operationId: 'showReportableRecord',
  summary: 'A record that a report can name',
  description:
    'Finds a record by its id, or by the address of its page or answer, in any release that is still published. Shows the fields that a correction can change, with their present values and the archived cells. For a record behind a key the answer has no values.',
  query: closed({
    record: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'Id or address of the record.',
    }),
  }),
  answer: closed({ data: ReportableRecord }),
  says: 'The record.',
  example: EXAMPLE,
  refuses: ['not_found'],
  run: async ({ book }, { query: { record } }) => ({ data: showReportable(await getRecord(book, record)) }),
})

const getRecord = async (
  book: { find(idOrAddress: string): Promise<FoundRecord | undefined> },
  named: string,
): Promise<FoundRecord> => {
  const found = await book.find(named)
  if (found !== undefined) return found
  throw new Refusal(
    'not_found',
    'No published record has this id or address. Copy the address of its page, or its id, from the page of the record.',
    { param: 'record' },
  )
}

const showReportable = ({
  collection,
  kind,
  id,
  release,
  title,
  page,
  row = {},
  fields,
}: FoundRecord): ReportableRecord => ({
  about: { collection, record: id, title, page },
  kind,
  release,
  fields: fields.map(({ name, needsTwo, schema }) => ({
    name,
    value: row[name] ?? null,
    needs_two: needsTwo,
    schema,
  })),
  evidence: Array.isArray(row['evidence']) ? row['evidence'] : [],
})
