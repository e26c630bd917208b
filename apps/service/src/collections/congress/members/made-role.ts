import type { Conflict, MemberRole, RowFields } from '@rotunda/contract'
import type { ClerkMemberDraft } from '../../../publishers/congress/index.ts'
import { digestOf, type Fact, type MadeRow, type Origin } from '../../../releases/index.ts'

export type RoleBody = Omit<MemberRole, keyof RowFields | 'id'>
export type MadeRole = MadeRow & { readonly body: RoleBody }

/** A role without any fact. */
export const NO_ROLE = {
  chamber: null,
  state: null,
  district: null,
  senate_class: null,
  party: null,
  caucus: null,
  how: null,
  end_type: null,
  elected_on: null,
  sworn_on: null,
  note: null,
} as const

const ID_DIGITS = 20

/** A row of /member-roles. `key` distinguishes it from other roles of the same kind and person. */
export const makeRole = (
  body: RoleBody,
  key: readonly (string | number | null)[],
  from: readonly Origin[],
  notes: readonly string[] = [],
): MadeRole => {
  const parts = [body.kind, body.member_id, ...key].map((part) => String(part ?? ''))
  return {
    table: 'member-roles',
    dataset: 'member-roles',
    id: `rol_${digestOf(parts, ID_DIGITS)}`,
    coverage: {},
    body,
    from,
    notes,
  }
}

/** Title of a term's office: territories send delegates, who do not vote in the House. */
export const titleOfTerm = (chamber: 'House' | 'Senate', state: string, end: string): string => {
  if (chamber === 'Senate') return 'Senator'
  if (COMMISSIONERS.has(state)) return 'Resident Commissioner'
  return DELEGATES.has(state) || end <= (ADMITTED[state] ?? '') ? 'Delegate' : 'Representative'
}

const COMMISSIONERS: ReadonlySet<string> = new Set(['PI', 'PR'])
const DELEGATES: ReadonlySet<string> = new Set(['AS', 'DC', 'DK', 'GU', 'MP', 'OL', 'VI'])

/** Days on which territories became States: until then they sent delegates. */
const ADMITTED: Readonly<Record<string, string>> = {
  AK: '1959-01-03',
  AL: '1819-12-14',
  AR: '1836-06-15',
  AZ: '1912-02-14',
  CO: '1876-08-01',
  FL: '1845-03-03',
  HI: '1959-08-21',
  IA: '1846-12-28',
  ID: '1890-07-03',
  IL: '1818-12-03',
  IN: '1816-12-11',
  KS: '1861-01-29',
  LA: '1812-04-30',
  MI: '1837-01-26',
  MN: '1858-05-11',
  MO: '1821-08-10',
  MS: '1817-12-10',
  MT: '1889-11-08',
  NE: '1867-03-01',
  NM: '1912-01-06',
  NV: '1864-10-31',
  OH: '1803-03-01',
  OK: '1907-11-16',
  OR: '1859-02-14',
  TN: '1796-06-01',
  UT: '1896-01-04',
  WA: '1889-11-11',
  WI: '1848-05-29',
  WY: '1890-07-10',
}

type Field = ClerkMemberDraft['refused_days'][number]['field']

/**
 * Conflicts of days in the Clerk’s list that are impossible: the row has null for them. `fields` has the row's names of
 * these fields.
 */
export const listRefusedDays = (
  { draft, source }: Fact<ClerkMemberDraft>,
  fields: Partial<Record<Field, string>>,
): Conflict[] =>
  draft.refused_days.flatMap(({ field, said }) => {
    const name = fields[field]
    const values = said.map((value) => ({ value, source_id: source.sha256 }))
    return name === undefined ? [] : [{ field: name, values }]
  })
