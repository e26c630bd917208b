import { cellText, isJsonObject } from '../json/parse-json-document.ts'
import type { ReadRow } from '../publisher.ts'

/** Keys whose values stay in the archive: no row, refusal or history holds them. */
export const WITHHELD: readonly string[] = [
  'posted_by_name',
  'contact_name',
  'contact_telephone',
  'registrant_address_1',
  'registrant_address_2',
  'registrant_different_address',
  'registrant_zip',
  'address',
  'address_1',
  'address_2',
  'address_3',
  'address_4',
  'zip',
]

/** Keys of all records, as cells name them. A key that is not known here may hold an address, and is left out. */
const KNOWN: ReadonlySet<string> = new Set(
  `filing_uuid filing_type filing_type_display filing_year filing_period filing_period_display filing_document_url
  filing_document_content_type income expenses expenses_method expenses_method_display dt_posted termination_date
  registrant_country registrant_ppb_country registrant_city registrant_state general_issue_code
  general_issue_code_display description foreign_entity_issues covered_position new date contribution
  ownership_percentage url filer_type filer_type_display comments no_contributions contribution_type
  contribution_type_display contributor_name payee_name honoree_name amount value id house_registrant_id name
  city state state_display country country_display ppb_city ppb_state ppb_state_display ppb_country
  ppb_country_display dt_updated client_id general_description client_government_entity client_self_select
  effective_date prefix prefix_display first_name nickname middle_name last_name suffix suffix_display`.split(
    /\s+/,
  ),
)

/** Objects whose values become cells of the record around them. */
const NESTED: ReadonlySet<string> = new Set(['registrant', 'client', 'lobbyist'])
/** Lists without rows of their own. */
const LISTS: ReadonlySet<string> = new Set(['lobbyists', 'government_entities', 'pacs'])

/** Values of a record word for word, by key. A value of a nested object has its key: `registrant.name`. */
export const makeCells = (record: unknown): Readonly<Record<string, string>> => {
  const cells: Record<string, string> = {}
  addCells(cells, record, '')
  return cells
}

const addCells = (cells: Record<string, string>, value: unknown, before: string): void => {
  if (!isJsonObject(value)) return
  for (const key in value) {
    const part = value[key]
    if (KNOWN.has(key)) {
      const text = cellText(part)
      if (text !== undefined) cells[before + key] = text
    } else if (NESTED.has(key)) addCells(cells, part, `${before}${key}.`)
    else if (LISTS.has(key) && Array.isArray(part)) addItems(cells, part, `${before}${key}`)
  }
}

const addItems = (cells: Record<string, string>, list: readonly unknown[], name: string): void => {
  for (const [index, item] of list.entries())
    if (typeof item === 'string') cells[`${name}/${index}`] = item
    else addCells(cells, item, `${name}/${index}/`)
}

/** Refuses a record. It is kept with its cells, and not published. */
export const refuse = (pointer: string, record: unknown, reason: string, detail: string): ReadRow => ({
  kind: 'refused',
  place: { sheet: null, row: null, pointer },
  cells: makeCells(record),
  reason,
  detail,
})

/** A record that becomes a row of a table. A text with half a letter cannot be stored, and refuses its record. */
export const take = (pointer: string, record: unknown, table: string, draft: object): ReadRow => {
  const cells = makeCells(record)
  const broken = Object.entries(cells).find(([, text]) => !text.isWellFormed())
  if (broken !== undefined)
    return refuse(pointer, record, 'record_unreadable', `${broken[0]} has half of a surrogate pair.`)
  return { kind: 'row', table, place: { sheet: null, row: null, pointer }, cells, draft }
}
