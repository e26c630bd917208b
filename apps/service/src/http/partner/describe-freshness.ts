import type { FamilyFreshness, SourceDocument, SourceKind } from '@rotunda/contract'
import { DOCUMENT_TABLES, kindOf, measureFreshness } from '../../collections/congress/index.ts'
import type { Clock } from '../../platform/index.ts'
import type { OpenRelease } from '../../releases/index.ts'
import type { Filters } from '../../tables/index.ts'

type Freshness = { readonly families: readonly FamilyFreshness[] }

type Freshness = { readonly families: readonly FamilyFreshness[] }

/** How fresh the kinds of sources are that rows of these tables come from, on the day of the answer. */
export const describeFreshness = (clock: Clock) => {
  let [today, known] = ['', new WeakMap<OpenRelease, Map<string, Freshness>>()]
  return (release: OpenRelease, tables: readonly string[]): Freshness => {
    const day = clock().toISOString().slice(0, 'YYYY-MM-DD'.length)
    if (day !== today) [today, known] = [day, new WeakMap()]
    const ofRelease = known.getOrInsertComputed(release, () => new Map<string, Freshness>())
    return ofRelease.getOrInsertComputed(tables.join(), () => measure(release, tables, day))
  }
}

const measure = (release: OpenRelease, tables: readonly string[], today: string): Freshness => {
  const documents = readDocuments(release)
  const kinds = [...new Set(tables.flatMap(kindsOf))]
  return {
    families: kinds.map((kind) =>
      measureFreshness(
        kind,
        documents.filter(({ kinds: all }) => all.includes(kind)),
        today,
      ),
    ),
  }
}

/** A table of documents has those of several kinds, or of the one that was asked for. */
const listKinds = (table: string, { kind: asked }: Filters): readonly SourceKind[] =>
  DOCUMENT_TABLES[table]?.filter((kind) => asked === undefined || asked === kind) ?? [kindOf(table)]

const readDocuments = ({ tables }: OpenRelease): readonly SourceDocument[] =>
  Object.keys(DOCUMENT_TABLES).flatMap((name) => {
    const table = tables[name]
    if (table === undefined) return []
    const all = table.select({}).take(0, table.size)
    // Rows of the very table.
    return JSON.parse(`[${Buffer.from(table.readRows(all, ',')).toString()}]`) as SourceDocument[]
  })
