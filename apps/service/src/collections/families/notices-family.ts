import { NOTICE_FIELDS, ROW_FIELDS, type Notice } from '@rotunda/contract'
import { identifyNotice, makeNotices, NOTICES, type NoticeDraft } from '../../publishers/index.ts'
import type { Finding, Staging, VanishedFacts } from '../../releases/index.ts'
import type { AnyTable } from '../../tables/index.ts'
import type { CompleteRow, FactKind, Facts, Family } from './family.ts'
import { canBeEmpty, readWithheldTexts, type WithheldTexts } from './withheld-texts.ts'

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
  const fieldNames = [...tables].map(([name, { schema }]) => [name, Object.keys(schema.properties)] as const)
  const [first = NOTICES] = tables.keys()
  const found = new Set<string>()
  const repeated: string[] = []
  let texts: WithheldTexts | undefined
  return {
    tables: [],
    datasets: {},
    facts: [NOTICE_FACTS],
    publishers: [{ publisher: makeNotices(new Map(fieldNames)), datasets: [first] }],
    notes: {},
    refusals: {},
    derive: (staging, facts) => {
      found.clear()
      repeated.length = 0
      texts = undefined
      const all = listNotices(facts)
      if (all.length === 0) return {}
      const isWithheld = all.some(({ kind }) => kind === 'takedown')
      const complete = completeRows(all, tables, found)
      const finish =
        ({ name, schema }: AnyTable): CompleteRow =>
        (row, number) => {
          // All rows are staged when the first is written.
          if (isWithheld) texts ??= readWithheldTexts(staging, { notices: all, tables, publish })
          complete[name]?.(row, number)
          // A row is an object of fields.
          const left = texts?.withholdRepeated(row as Record<string, unknown>, schema.properties) ?? []
          for (const field of left) repeated.push(`${name} ${String(Reflect.get(row, 'id'))}: ${field}`)
        }
      return Object.fromEntries([...tables].map(([name, table]) => [name, finish(table)]))
    },
    redact: (text) => texts?.redact(text) ?? text,
    make: () => [],
    completeVanished: (staging) => {
      const withheld = findWithheld(staging)
      return ({ dataset, id, lastSeenAs }) => {
        const facts = withholdFacts(lastSeenAs, withheld.fieldsOf(dataset, id))
        return texts?.withholdVanished(id, facts) ?? facts
      }
    },
    check: (facts, { database }) => {
      const wasThere = database.prepare('select 1 from seen where id = ? and dataset = ?')
      const isKnown = (notice: NoticeDraft): boolean =>
        found.has(keyOf(notice)) || wasThere.get(notice.row, notice.dataset) !== undefined
      return [
        reportNotices(
          listNotices(facts).flatMap((notice) => findFaults(notice, tables, isKnown)),
          repeated,
        ),
      ]
    },
  }
}

/** `repeated`: fields that repeat a withheld text and stay. */
const reportNotices = (faults: readonly string[], repeated: readonly string[]): Finding => ({
  name: 'notices_apply',
  rule: 'Every notice names a row of the release or of an older edition, and fields of that row. A takedown names fields that can be withheld, and no row that names its row repeats their texts.',
  faults: [
    ...faults,
    ...repeated.map(
      (field) => `${field} repeats a withheld text and is never empty: withdraw the document instead`,
    ),
  ],
})

const listNotices = (facts: Facts): NoticeDraft[] => [...facts.list(NOTICE_FACTS)].map(({ draft }) => draft)

const keyOf = ({ dataset, row }: Pick<NoticeDraft, 'dataset' | 'row'>): string => `${dataset} ${row}`

const completeRows = (
  notices: readonly NoticeDraft[],
  tables: Tables,
  found: Set<string>,
): Readonly<Record<string, CompleteRow>> =>
  Object.fromEntries(
    [...Map.groupBy(notices, ({ dataset }) => dataset)].map(([dataset, all]) => {
      const table = tables.get(dataset)
      const byRow = Map.groupBy(all, ({ row }) => row)
      const complete = (row: Record<string, unknown>): void => {
        const own = byRow.get(String(row['id'])) ?? []
        for (const notice of own) {
          found.add(keyOf(notice))
          // A notice with faults fails the check of the release, which is then not published.
          if (
            table !== undefined &&
            notice.kind === 'takedown' &&
            findFieldFaults(notice, tables).length === 0
          )
            withhold(row, notice.fields, table)
        }
        // Another family may have noted something before.
        if (own.length > 0) row['notices'] = [...((row['notices'] ?? []) as Notice[]), ...own.map(publish)]
      }
      // Rows are objects of fields.
      return [dataset, complete as CompleteRow]
    }),
  )

/** Empties the fields, with the reason where an empty field needs one, and what replies say differently about them. */
const withhold = (
  row: Record<string, unknown>,
  fields: readonly string[],
  { explained = [] }: AnyTable,
): void => {
  const { missing, conflicts } = row
  for (const field of fields) {
    const isList = Array.isArray(row[field])
    row[field] = isList ? [] : null
    const isExplained = !isList || explained.includes(field)
    if (isExplained && typeof missing === 'object' && missing !== null && !Array.isArray(missing))
      Object.assign(missing, { [field]: 'taken_down' })
  }
  if (Array.isArray(conflicts))
    row['conflicts'] = conflicts.filter(
      (one: { readonly field?: string }) => !fields.includes(one.field ?? ''),
    )
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

/** Faults of a takedown: a field that is never empty. The reader refuses unknown datasets and fields. */
const findFieldFaults = ({ dataset, row, kind, fields }: NoticeDraft, tables: Tables): string[] => {
  if (kind !== 'takedown') return []
  const properties: Readonly<Record<string, object>> = tables.get(dataset)?.schema.properties ?? {}
  return fields.flatMap((field) => {
    if (BOOKKEEPING.has(field))
      return [`${dataset} ${row}: ${field} says where the row comes from, and stays`]
    return canBeEmpty(properties[field] ?? {}) ? [] : [`${dataset} ${row}: ${field} is never empty`]
  })
}

/** Fields that each row has about itself. */
const BOOKKEEPING: ReadonlySet<string> = new Set([...Object.keys(ROW_FIELDS), ...Object.keys(NOTICE_FIELDS)])
