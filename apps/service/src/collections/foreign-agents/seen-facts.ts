import type { VanishedFacts } from '../../releases/index.ts'

/**
 * Fields of each table that are compared between editions. Short forms and documents that vanish are listed without the
 * name of a person.
 */
const COMPARED: Readonly<Record<string, readonly string[]>> = {
  'fara-registrants': [
    'name',
    'business_name',
    'registered_on_as_published',
    'terminated_on_as_published',
    'city',
    'state',
  ],
  'fara-principals': [
    'registrant_name',
    'registrant_registered_on_as_published',
    'name',
    'country',
    'registered_on_as_published',
    'terminated_on_as_published',
  ],
  'fara-short-forms': [
    'registrant_name',
    'registrant_registered_on_as_published',
    'last_name',
    'first_name',
    'registered_on_as_published',
    'terminated_on_as_published',
  ],
  'fara-documents': [
    'registrant_name',
    'document_type',
    'stamped_on_as_published',
    'short_form_name',
    'foreign_principal',
    'country',
    'url_as_published',
  ],
}

/** Facts of a row for the comparison of editions: its number and the fields of its table as texts. */
export const listSeenFacts = (table: string, row: Readonly<Record<string, unknown>>): VanishedFacts =>
  Object.fromEntries(
    ['registration_number', ...(COMPARED[table] ?? [])].map((field) => [field, textOf(row[field])]),
  )

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Whether the rows of the table are named by their `name`. The others may be about persons. */
export const isNamed = (table: string): boolean => COMPARED[table]?.includes('name') === true

export type ChangedField = { readonly field: string; readonly before: string; readonly after: string }

/** Compares the facts of a row in two editions. */
export const compareFacts = (before: VanishedFacts, after: VanishedFacts): ChangedField[] =>
  Object.keys(after)
    .filter((field) => (before[field] ?? '') !== (after[field] ?? ''))
    .map((field) => ({ field, before: String(before[field] ?? ''), after: String(after[field] ?? '') }))
