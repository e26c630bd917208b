import { columns, type AnySideTable, type RowSource, type SideTable } from '../../releases/index.ts'
import type { AnyFactKind } from './family.ts'

const { sourceDigest, text } = columns

/** A staged fact. */
type Body = { readonly said: object; readonly sources: readonly RowSource[] }
type Line = { readonly locator: string; readonly said: string; readonly source: string }

/** The CSV of a kind of fact: where each stands, and what it says. */
export const makeFactTable = ({ name }: AnyFactKind): AnySideTable => {
  const table: SideTable<Body, Line> = {
    file: `facts-${name}.csv`,
    columns: [
      text<Line>('fact', 'What the row of the document says, as JSON.', ({ said }) => said),
      text<Line>('locator', 'Place in the document.', ({ locator }) => locator),
      sourceDigest<Line>('source_sha256', 'SHA-256 of the document.', ({ source }) => source),
    ],
    key: 'fact',
    // In the order of documents and of their rows.
    orderOf: () => '',
    linesOf: ({ said, sources }, { sha256 }) => [
      {
        said: JSON.stringify(said),
        locator: sources.map(({ locator }) => locator).join('; '),
        source: sha256,
      },
    ],
  }
  return table
}
