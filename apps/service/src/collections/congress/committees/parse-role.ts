import type { AssignmentRole } from '@rotunda/contract'

/** The role that a title says; null for a title that is not known. */
export const parseRole = (title: string): AssignmentRole | null =>
  ROLES.find(([form]) => form.test(title.trim()))?.[1] ?? null

const ROLES: readonly (readonly [form: RegExp, role: AssignmentRole])[] = [
  [/^chair(?:man|woman|person)?$/i, 'chair'],
  [/^ranking(?: (?:minority )?member)?$/i, 'ranking_member'],
  [/^vice[ -]chair(?:man|woman|person)?$/i, 'vice_chair'],
  [/^co-?chair(?:man|woman|person)?$/i, 'cochair'],
  [/^ex officio$/i, 'ex_officio'],
  [/^member$/i, 'member'],
]
