import type { FamilyFreshness, SourceDocument, SourceKind } from '@rotunda/contract'
import { DOCUMENT_TABLES, kindOf, measureFreshness } from '../../collections/congress/index.ts'
import type { OpenRelease } from '../../releases/index.ts'
import type { Filters } from '../../tables/index.ts'
import { readDay } from './read-day.ts'

type Freshness = { readonly families: readonly FamilyFreshness[] }

/** Describes the freshness of the kinds of sources behind the rows of these tables, on the day of the answer. */
export const describeFreshness = () => {
  let [today, known] = ['', new WeakMap<OpenRelease, Map<SourceKind, FamilyFreshness>>()]
  return (release: OpenRelease, tables: readonly string[], filters: Filters, at: Date): Freshness => {
    const day = readDay(at)
    if (day !== today) [today, known] = [day, new WeakMap()]
    const measured = known.getOrInsertComputed(release, () => measureAll(release, day))
    const kinds = new Set(tables.flatMap((table) => listKinds(table, filters)))
    return { families: [...kinds].flatMap((kind) => measured.get(kind) ?? []) }
  }
}

const measureAll = (release: OpenRelease, today: string): Map<SourceKind, FamilyFreshness> => {
  const documents = readDocuments(release)
  return new Map(
    Object.values(DOCUMENT_TABLES)
      .flat()
      .map((kind) => [
        kind,
        measureFreshness(
          kind,
          documents.filter(({ kinds }) => kinds.includes(kind)),
          today,
        ),
      ]),
  )
}

/** Lists the kinds of sources behind a table: a table of documents has several, or the one in the filter. */
const listKinds = (table: string, { kind: asked }: Filters): readonly SourceKind[] =>
  DOCUMENT_TABLES[table]?.filter((kind) => asked === undefined || asked === kind) ?? [kindOf(table)]

const readDocuments = ({ tables }: OpenRelease): readonly SourceDocument[] =>
  Object.keys(DOCUMENT_TABLES).flatMap((name) => {
    const table = tables[name]
    if (table === undefined) return []
    const all = table.select({}).take(0, table.size)
    // These are rows of the table of documents.
    return JSON.parse(`[${Buffer.from(table.readRows(all, ',')).toString()}]`) as SourceDocument[]
  })
