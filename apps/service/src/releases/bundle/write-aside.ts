import { formatCsvLine } from '../../platform/index.ts'
import type { ReleaseContents } from '../build/read-contents.ts'
import { parseBody } from '../build/row-body.ts'
import type { Collection } from '../collection.ts'
import type { FileSet } from './file-set.ts'
import { formatHeader } from './table.ts'

type AsideNeeds = {
  readonly files: FileSet
  readonly contents: ReleaseContents
  readonly collection: Collection
  readonly published: Map<number, number>
}

/** Every row of an aside, with its lines. A row counts as one. */
export const writeAside = (
  name: string,
  { files, contents: { staging }, collection, published }: AsideNeeds,
): void => {
  const aside = collection.sideTables[name]
  if (aside === undefined) return
  const { columns } = aside
  const file = files.open(`data/${aside.file}`)
  file.write(formatHeader(columns))
  for (const { source, body } of staging.database.prepare(SELECT).iterate(name)) {
    const number = Number(source)
    const document = staging.documents[number]?.source
    if (document === undefined) throw new Error('a row without a document')
    // A row of the very aside.
    for (const line of aside.linesOf(parseBody(body) as never, document))
      // One of its lines.
      file.write(formatCsvLine(columns.map(({ valueOf }) => valueOf(line as never))))
    published.set(number, (published.get(number) ?? 0) + 1)
  }
  file.close()
}

const SELECT = `
  select source, body from rows join bodies using (row) where kind = ? order by sort_key, source, row
`
