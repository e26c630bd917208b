import type { Format } from '@rotunda/contract'
import { Type, type TSchema } from 'typebox'
import { MEDIA_TYPES } from '../answers/choose-format.ts'
import type { Operation } from './operation.ts'

type Content = readonly [mediaType: string, content: { readonly schema: TSchema; readonly example?: unknown }]

/** Media types and schemas of each form, for the OpenAPI document. */
export const CONTENTS: Readonly<
  Record<Format, (operation: Pick<Operation<never>, 'answer' | 'example'>) => Content>
> = {
  json: ({ answer, example }) => ['application/json', { schema: answer, example }],
  csv: () => [
    'text/csv',
    {
      schema: Type.String({
        description:
          'One header line, then one line for each row, in the flat columns of the bulk files. Null is an empty cell. A text that a spreadsheet would read as a formula gets a leading apostrophe; numbers never do. With `trailer=true` the last line is `#end snapshot=… rows=… sha256=…`, with the digest of all bytes before it.',
      }),
    },
  ],
  ndjson: () => [
    'application/x-ndjson',
    {
      schema: Type.String({
        description:
          'One object on each line. With `trailer=true` the last line is `{"trailer":{"snapshot","rows","sha256"}}`, with the digest of all bytes before it.',
      }),
    },
  ],
  parquet: () =>
    binary(
      MEDIA_TYPES.parquet,
      'The columns of the CSV with their types: days, instants in UTC, whole numbers, lists. Texts get no leading apostrophe.',
    ),
  ics: () => [
    'text/calendar',
    {
      schema: Type.String({
        description:
          'A calendar (RFC 5545) with an event for each day of each row, in the time of Washington. `UID` stays when an event moves, `SEQUENCE` counts its changes, and `STATUS` is `CANCELLED` for a canceled one. A row without a day has no event. With `all=true` the calendar is whole; otherwise it has one page.',
      }),
    },
  ],
  xlsx: () =>
    binary(
      MEDIA_TYPES.xlsx,
      'One sheet with the columns of the CSV. Texts are always text cells, even if they begin with =, and get no leading apostrophe. A text longer than the 32,767 characters of a cell is cut, with a note.',
    ),
}

const binary = (mediaType: string, description: string): Content => [
  mediaType,
  { schema: { type: 'string', contentMediaType: mediaType, description } },
]
