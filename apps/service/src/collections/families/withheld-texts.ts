import type { Notice } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { NoticeDraft } from '../../publishers/index.ts'
import type { Staging, VanishedFacts } from '../../releases/index.ts'
import type { AnyTable } from '../../tables/index.ts'

type Row = Record<string, unknown>
type Properties = Readonly<Record<string, object>>

/** Texts that takedowns withhold, and the rows that may repeat them. */
export type WithheldTexts = {
  /**
   * Empties each field of a row that repeats a withheld text of this row, or of a row that this row names. Returns the
   * fields that repeat one and can never be empty.
   */
  withholdRepeated(row: Row, properties: Properties): string[]
  /** Empties the facts of a vanished row that repeat a withheld text of a row that names it. */
  withholdVanished(id: string, facts: VanishedFacts): VanishedFacts
  /** Replaces all withheld texts in a text. */
  redact(text: string): string
}

/** Fewer letters are a code, such as that of a State, which other fields have for reasons of their own. */
const FEWEST_LETTERS = 4

const REDACTED = '[withheld]'

type Needs = {
  readonly notices: readonly NoticeDraft[]
  readonly tables: ReadonlyMap<string, AnyTable>
  readonly publish: (notice: NoticeDraft) => Notice
}

/** Takedown of a row, with the folded texts of its fields, and the ids of the rows that it names. */
type Takedown = {
  readonly notice: NoticeDraft
  readonly texts: ReadonlySet<string>
  readonly folded: ReadonlySet<string>
  readonly named: readonly string[]
}

/**
 * Reads the texts of the rows that are taken down from the staged rows. It also removes the texts from the refused rows,
 * which may repeat a published row.
 */
export const readWithheldTexts = (
  { database }: Staging,
  { notices, tables, publish }: Needs,
): WithheldTexts => {
  const find = database.prepare('select body from rows join bodies using (row) where id = ? and +dataset = ?')
  const readTakedown = (notice: NoticeDraft): Takedown => {
    const found = find.get(notice.row, notice.dataset)
    // Only the row store writes bodies.
    const body = found === undefined ? {} : (JSON.parse(String(found['body'])) as Row)
    const properties = tables.get(notice.dataset)?.schema.properties ?? {}
    const texts = new Set(notice.fields.flatMap((field) => listTexts(body[field], properties[field])))
    return { notice, texts, folded: new Set([...texts].map(foldText)), named: listNamed(body) }
  }
  const takedowns = notices.filter(({ kind }) => kind === 'takedown').map(readTakedown)
  const byRow = Map.groupBy(takedowns, ({ notice }) => notice.row)
  const longestFirst = [...new Set(takedowns.flatMap(({ texts }) => [...texts]))].toSorted(
    (one, other) => other.length - one.length,
  )
  const redact = (text: string): string =>
    longestFirst.reduce((left, withheld) => left.replaceAll(withheld, REDACTED), text)
  redactRefusals(database, redact)
  return {
    redact,
    withholdRepeated: (row, properties) => {
      const kept: string[] = []
      for (const { notice, folded } of listNamed(row).flatMap((id) => byRow.get(id) ?? [])) {
        const repeated = Object.keys(row).filter(
          (field) =>
            !BOOKKEEPING.has(field) &&
            listTexts(row[field], properties[field]).some((text) => folded.has(foldText(text))),
        )
        for (const field of repeated)
          if (typeof row[field] === 'string' && canBeEmpty(properties[field] ?? {})) empty(row, field)
          else kept.push(field)
        if (repeated.length > 0 && row['id'] !== notice.row) note(row, publish(notice), notice)
      }
      return kept
    },
    withholdVanished: (id, facts) => {
      const about = takedowns.filter(({ named }) => named.includes(id))
      const isRepeated = (text: unknown) => about.some(({ folded }) => folded.has(foldText(String(text))))
      return about.length === 0
        ? facts
        : Object.fromEntries(
            Object.entries(facts).map(([name, text]) => [name, isRepeated(text) ? null : text]),
          )
    },
  }
}

/** Fields about a row, which repeat nothing of it. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['id', 'sources', 'notices'])

/** Texts of a field. Codes and days are none; of lists and objects only texts with a blank count. */
const listTexts = (value: unknown, schema: object | undefined): string[] => {
  if (typeof value === 'string') return value.length >= FEWEST_LETTERS && isText(schema) ? [value] : []
  return listInside(value).filter((text) => /\S\s+\S/.test(text))
}

const listInside = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listInside) : []
}

/** Whether a schema allows texts of any kind. */
const isText = (schema: object | undefined): boolean =>
  listChoices(schema).some(
    (one) => 'type' in one && one.type === 'string' && !CODED.some((name) => name in one),
  )

const CODED = ['enum', 'const', 'format', 'pattern']

const listChoices = (schema: object | undefined): object[] => {
  if (schema === undefined) return []
  const choices = 'anyOf' in schema && Array.isArray(schema.anyOf) ? schema.anyOf : [schema]
  return choices.filter((one: unknown) => typeof one === 'object' && one !== null)
}

/** All texts of a row that may be ids of rows: its own first. */
const listNamed = (row: Row): string[] => [
  ...new Set(Object.values(row).filter((value) => typeof value === 'string')),
]

const empty = (row: Row, field: string): void => {
  row[field] = null
  const { missing } = row
  if (typeof missing === 'object' && missing !== null && !Array.isArray(missing))
    Object.assign(missing, { [field]: 'taken_down' })
}

/** Notes the takedown of the row that this row names: `boats/ID/owner` is the field `owner` of the row ID of `boats`. */
const note = (row: Row, notice: Notice, { dataset, row: id }: NoticeDraft): void => {
  const named = { ...notice, fields: notice.fields.map((field) => `${dataset}/${id}/${field}`) }
  // The field of each row that has notices.
  row['notices'] = [...((row['notices'] ?? []) as Notice[]), named]
}

const redactRefusals = (database: Staging['database'], redact: (text: string) => string): void => {
  const update = database.prepare('update refusals set body = ? where row = ?')
  for (const { row, body } of database.prepare('select row, body from refusals').all()) {
    const redacted: unknown = JSON.parse(String(body), (_, value: unknown) =>
      typeof value === 'string' ? redact(value) : value,
    )
    update.run(JSON.stringify(redacted), row ?? null)
  }
}

/** Whether the schema of a field allows null or an empty list. */
export const canBeEmpty = (schema: object): boolean =>
  listChoices(schema).some((one) => 'type' in one && (one.type === 'array' || one.type === 'null'))
