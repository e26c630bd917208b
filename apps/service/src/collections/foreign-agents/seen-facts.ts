import type { ForeignAgentChange } from '@rotunda/contract'
import type { FaraMarks } from '../../publishers/fara/index.ts'
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

/** Prefix of facts that are digests of withheld cells. */
const WITHHELD = 'withheld '

/**
 * Facts of a row for the comparison of editions: its number, the fields of its table as texts, and digests of the cells
 * that are left out.
 */
export const listSeenFacts = (
  table: string,
  row: Readonly<Record<string, unknown>>,
  withheld: FaraMarks['withheld'],
): VanishedFacts =>
  Object.fromEntries<string | null>([
    ...['registration_number', ...(COMPARED[table] ?? [])].map(
      (field) => [field, textOf(row[field])] as const,
    ),
    ...Object.entries(withheld).map(([field, digest]) => [`${WITHHELD}${field}`, digest] as const),
  ])

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Whether the rows of the table are named by their `name`. The others may be about persons. */
export const isNamed = (table: string): boolean => COMPARED[table]?.includes('name') === true

/** Published texts of a row without quotation marks, blanks and its termination, which may come between two editions. */
export const tellUnquoted = (table: string, facts: VanishedFacts): string =>
  JSON.stringify([
    facts['registration_number'],
    ...(COMPARED[table] ?? [])
      .filter((field) => field !== 'terminated_on_as_published')
      .map((field) => String(facts[field] ?? '').replaceAll(/["\s]/g, '')),
  ])

export type ChangedField = ForeignAgentChange['changed_fields'][number]

/** Compares the facts of a row in two editions. Of withheld cells and of `takenDown` it has the names alone. */
export const compareFacts = (
  before: VanishedFacts,
  after: VanishedFacts,
  takenDown: ReadonlySet<string>,
): ChangedField[] => {
  const names = [...Object.keys(before), ...Object.keys(after)]
  const fields = new Set(names.map((name) => name.replace(WITHHELD, '')))
  const tell = (facts: VanishedFacts, field: string) => ({
    text: String(facts[field] ?? ''),
    digest: facts[`${WITHHELD}${field}`] ?? null,
  })
  return [...fields].flatMap((field) => {
    const [older, newer] = [tell(before, field), tell(after, field)]
    if (older.text === newer.text && older.digest === newer.digest) return []
    const show = ({ text, digest }: typeof older) => (digest !== null || takenDown.has(field) ? null : text)
    return [{ field, before: show(older), after: show(newer) }]
  })
}
