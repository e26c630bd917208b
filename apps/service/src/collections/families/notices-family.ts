import type { Notice } from '@rotunda/contract'
import { NOTICES, notices, type NoticeDraft } from '../../publishers/index.ts'
import type { AnyTable } from '../../tables/index.ts'
import type { CompleteRow, FactKind, Facts, Family } from './family.ts'

const NOTICE_FACTS: FactKind<NoticeDraft> = {
  name: NOTICES,
  identityOf: ({ dataset, row, kind }) => [dataset, row, kind].join('\n'),
}

/** The family of notices on the rows of these families: `NOTICE_FIELDS` are among the fields of each of their rows. */
export const makeNoticesFamily = (families: readonly Family[]): Family => {
  const tables = new Map(families.flatMap((family) => family.tables.map((table) => [table.name, table])))
  const [first = NOTICES] = tables.keys()
  const found = new Set<string>()
  return {
    tables: [],
    datasets: {},
    facts: [NOTICE_FACTS],
    publishers: [{ publisher: notices, datasets: [first] }],
    notes: {},
    refusals: {},
    derive: (_staging, facts) => {
      found.clear()
      return completeRows(facts, tables, found)
    },
    make: () => [],
    check: (facts) => {
      const all = listNotices(facts)
      const unused = all.filter((notice) => !found.has(keyOf(notice)))
      return [
        {
          name: 'notices_apply',
          rule: `Every takedown names fields that can be withheld. Without effect, because no such row is in the release: ${unused.length}${unused.map((notice) => `, ${notice.dataset} ${notice.row}`).join('')}.`,
          faults: all.flatMap((notice) => findFaults(notice, tables)),
        },
      ]
    },
  }
}

const listNotices = (facts: Facts): NoticeDraft[] => [...facts.list(NOTICE_FACTS)].map(({ draft }) => draft)

const keyOf = ({ dataset, row }: NoticeDraft): string => `${dataset} ${row}`

const completeRows = (
  facts: Facts,
  tables: ReadonlyMap<string, AnyTable>,
  found: Set<string>,
): Readonly<Record<string, CompleteRow>> =>
  Object.fromEntries(
    [...Map.groupBy(listNotices(facts), ({ dataset }) => dataset)].map(([dataset, all]) => {
      const byRow = Map.groupBy(all, ({ row }) => row)
      const complete = (row: Record<string, unknown>): void => {
        const own = byRow.get(String(row['id'])) ?? []
        for (const notice of own) {
          found.add(keyOf(notice))
          // A notice with faults fails the check of the release, which is then not published.
          if (notice.kind === 'takedown' && findFaults(notice, tables).length === 0)
            withhold(row, notice.fields)
        }
        if (own.length > 0) row['notices'] = own.map(publish)
      }
      // Rows are objects of fields.
      return [dataset, complete as CompleteRow]
    }),
  )

/** Empties the fields, with the reason where the row has reasons. */
const withhold = (row: Record<string, unknown>, fields: readonly string[]): void => {
  const { missing } = row
  for (const field of fields) {
    row[field] = Array.isArray(row[field]) ? [] : null
    if (typeof missing === 'object' && missing !== null && !Array.isArray(missing))
      Object.assign(missing, { [field]: 'taken_down' })
  }
}

const publish = ({ kind, fields, text, decided_on }: NoticeDraft): Notice => ({
  kind,
  fields: [...fields],
  text,
  decided_on,
})

/** Faults of a notice: an unknown dataset or field, and a takedown of a field that is never empty. */
const findFaults = (notice: NoticeDraft, tables: ReadonlyMap<string, AnyTable>): string[] => {
  const { dataset, row, kind, fields } = notice
  const properties: Readonly<Record<string, object>> | undefined = tables.get(dataset)?.schema.properties
  if (properties === undefined) return [`${dataset} ${row}: there is no dataset ${dataset}`]
  return fields.flatMap((field) => {
    const schema = properties[field]
    if (schema === undefined) return [`${dataset} ${row}: its rows have no field ${field}`]
    return kind === 'takedown' && !canBeEmpty(schema) ? [`${dataset} ${row}: ${field} is never empty`] : []
  })
}

const canBeEmpty = (schema: object): boolean =>
  ('type' in schema && (schema.type === 'array' || schema.type === 'null')) ||
  ('anyOf' in schema &&
    Array.isArray(schema.anyOf) &&
    schema.anyOf.some((one: unknown) => typeof one === 'object' && one !== null && canBeEmpty(one)))
