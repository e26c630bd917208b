import type { Scope, SourcesQuery } from '@rotunda/contract'
import type { OperationScope } from '../data/operation.ts'

const SCOPE_OF: Readonly<Record<NonNullable<SourcesQuery['kind']>, Scope>> = {
  payroll: 'staff:read',
  member_api: 'members:read',
  committee_api: 'committees:read',
}

/** Each kind of document belongs to a family; those of all families need all of their scopes. */
export const SOURCES_SCOPE: OperationScope<SourcesQuery> = {
  of: ({ kind }) => (kind === undefined ? Object.values(SCOPE_OF) : [SCOPE_OF[kind]]),
  all: Object.values(SCOPE_OF),
}
