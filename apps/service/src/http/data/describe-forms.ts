import type { Format } from '@rotunda/contract'
import { Type, type TSchema } from 'typebox'
import { MEDIA_TYPES } from '../answers/choose-format.ts'
import type { Operation } from './operation.ts'

type Content = readonly [mediaType: string, content: { readonly schema: TSchema; readonly example?: unknown }]

/** What an answer of each form is, as an OpenAPI document says it. */
export const CONTENTS: Readonly<
  Record<Format, (operation: Pick<Operation<never>, 'answer' | 'example'>) => Content>
> = {
  json: ({ answer, example }) => ['application/json', { schema: answer, example }],
  csv: () => [
    'text/csv',
    {
      schema: Type.String({
        description:
          'A header line and a line for each row, in the flat columns of the bulk files; null is an empty cell. A text ' +
          'that a spreadsheet would take for a formula has an apostrophe before it, numbers never. With `trailer=true` ' +
          'the last line is `#end snapshot=… rows=… sha256=…`, the digest being of all bytes before it.',
      }),
    },
  ],
  ndjson: () => [
    'application/x-ndjson',
    {
      schema: Type.String({
        description:
          'An object on each line. With `trailer=true` the last line is `{"trailer":{"snapshot","rows","sha256"}}`, ' +
          'the digest being of all bytes before it.',
      }),
    },
  ],
  parquet: () =>
    binary(
      MEDIA_TYPES.parquet,
      'The columns of the CSV with their types: days, instants in UTC, whole numbers, lists; texts have no apostrophe before them.',
    ),
  xlsx: () =>
    binary(
      MEDIA_TYPES.xlsx,
      'One sheet with the columns of the CSV. Texts are always text cells, also those that begin with =, and have no apostrophe ' +
        'before them. One that is longer than the 32,767 characters of a cell is cut and says so.',
    ),
}

const binary = (mediaType: string, description: string): Content => [
  mediaType,
  { schema: { type: 'string', contentMediaType: mediaType, description } },
]
