import type { MemberRole, RowFields } from '@rotunda/contract'
import { digestOf, type MadeRow, type Origin } from '../../../releases/index.ts'

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

/** A row of /member-roles. `key`: what tells it from other roles of the same kind of the same person. */
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
