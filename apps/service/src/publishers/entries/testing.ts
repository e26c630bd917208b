import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publisher, ReadRow, TableRow } from '../publisher.ts'
import { readDocument, type ReadDocument } from '../testing.ts'

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference')

/** Why tests on the real files of Congress do not run; false where the files are there. */
export const skipCongress = existsSync(join(REFERENCE, 'congress-legislators'))
  ? false
  : 'the folder ../shared/reference/congress-legislators is not here'

/** A real file as its publisher reads it. */
export const readReal = (publisher: Publisher, file: string): Promise<ReadDocument> =>
  readDocument(publisher, readFileSync(join(REFERENCE, file)), { url: `https://lists.example/${file}` })

export const listRowsOf = ({ rows }: Pick<ReadDocument, 'rows'>): readonly TableRow[] =>
  rows.filter((row): row is TableRow => row.kind === 'row')

type Refused = Extract<ReadRow, { kind: 'refused' }>
export const listRefused = ({ rows }: Pick<ReadDocument, 'rows'>): readonly Refused[] =>
  rows.filter((row): row is Refused => row.kind === 'refused')
