import type { Notice } from '@rotunda/contract'
import { identifyNotice, NOTICES, notices, type NoticeDraft } from '../../publishers/index.ts'
import type { Staging, VanishedFacts } from '../../releases/index.ts'
import type { AnyTable } from '../../tables/index.ts'
import type { CompleteRow, FactKind, Facts, Family } from './family.ts'

const NOTICE_FACTS: FactKind<NoticeDraft> = { name: NOTICES, identityOf: identifyNotice }

/** Fields of rows that takedowns withhold. */
export type Withheld = {
  /** Returns the withheld fields of a row, which may be in older editions alone. */
  fieldsOf(dataset: string, row: string): ReadonlySet<string>
  /** Lists the rows of a dataset whose field is withheld. */
  listRows(dataset: string, field: string): readonly string[]
  /** Returns all notices of a row. */
  noticesOf(dataset: string, row: string): readonly Notice[]
}

/** Finds the fields that the notices of a build withhold, for rows that are made from other rows. */
export const findWithheld = (staging: Staging): Withheld => {
  const fields = new Map<string, Set<string>>()
  const notices = new Map<string, Notice[]>()
  for (const { draft } of staging.listFacts(NOTICES)) {
    // Facts of this name are notices.
    const notice = draft as NoticeDraft
    notices.getOrInsertComputed(keyOf(notice), () => []).push(publish(notice))
    if (notice.kind !== 'takedown') continue
    const own = fields.getOrInsertComputed(keyOf(notice), () => new Set())
    for (const field of notice.fields) own.add(field)
  }
  return {
    fieldsOf: (dataset, row) => fields.get(keyOf({ dataset, row })) ?? NONE,
    listRows: (dataset, field) =>
      [...fields].flatMap(([key, own]) =>
        key.startsWith(`${dataset} `) && own.has(field) ? [key.slice(dataset.length + 1)] : [],
      ),
    noticesOf: (dataset, row) => notices.get(keyOf({ dataset, row })) ?? [],
  }
}

const NONE: ReadonlySet<string> = new Set()

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
    completeVanished: (staging) => {
      const withheld = findWithheld(staging)
      return ({ dataset, id, lastSeenAs }) => withholdFacts(lastSeenAs, withheld.fieldsOf(dataset, id))
    },
    check: (facts, { database }) => {
      const wasThere = database.prepare('select 1 from seen where id = ? and dataset = ?')
      const isKnown = (notice: NoticeDraft): boolean =>
        found.has(keyOf(notice)) || wasThere.get(notice.row, notice.dataset) !== undefined
      return [
        {
          name: 'notices_apply',
          rule: 'Every notice names a row of the release or of an older edition, and fields of that row. A takedown names fields that can be withheld.',
          faults: listNotices(facts).flatMap((notice) => findFaults(notice, tables, isKnown)),
        },
      ]
    },
  }
}

const listNotices = (facts: Facts): NoticeDraft[] => [...facts.list(NOTICE_FACTS)].map(({ draft }) => draft)

const keyOf = ({ dataset, row }: Pick<NoticeDraft, 'dataset' | 'row'>): string => `${dataset} ${row}`

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
          if (notice.kind === 'takedown' && findFieldFaults(notice, tables).length === 0)
            withhold(row, notice.fields)
        }
        // Another family may have noted something before.
        if (own.length > 0) row['notices'] = [...((row['notices'] ?? []) as Notice[]), ...own.map(publish)]
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

/** Empties the facts of a vanished row, and names the withheld fields among them. */
const withholdFacts = (facts: VanishedFacts, fields: ReadonlySet<string>): VanishedFacts =>
  fields.size === 0
    ? facts
    : {
        ...facts,
        ...Object.fromEntries([...fields].map((field) => [field, null])),
        taken_down: [...fields].toSorted().join('; '),
      }

const publish = ({ kind, fields, text, decided_on }: NoticeDraft): Notice => ({
  kind,
  fields: [...fields],
  text,
  decided_on,
})

type Tables = ReadonlyMap<string, AnyTable>

/** Faults of a notice: of its fields, and a row that neither the release nor its history has. */
const findFaults = (
  notice: NoticeDraft,
  tables: Tables,
  isKnown: (notice: NoticeDraft) => boolean,
): string[] => {
  const { dataset, row } = notice
  const faults = findFieldFaults(notice, tables)
  return tables.has(dataset) && !isKnown(notice)
    ? [...faults, `${dataset} ${row}: the row does not exist`]
    : faults
}

/** Faults of the fields: an unknown dataset or field, and a takedown of a field that is never empty. */
const findFieldFaults = ({ dataset, row, kind, fields }: NoticeDraft, tables: Tables): string[] => {
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
