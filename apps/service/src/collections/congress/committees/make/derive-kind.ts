import { COMMITTEE_KINDS, namesOf, type Committee, type CommitteeKind } from '@rotunda/contract'
import { chooseValue } from '../../choose-value.ts'
import type { CommitteeFacts } from '../gather-committees.ts'

type Kind = Pick<Committee, 'conflicts' | 'kind' | 'kind_basis'>

/** Derives the kind of a committee from a source, otherwise from its name, otherwise from its code. */
export const deriveKind = (committee: CommitteeFacts, name: string): Kind => {
  // Congress.gov gives a subcommittee the type of its committee.
  if (!committee.id.endsWith('00')) return derived('Subcommittee', 'code')
  const { value, conflicts } = chooseValue('kind', listStatements(committee))
  const native = namesOf(COMMITTEE_KINDS).find((kind) => kind === value)
  if (native !== undefined) return { kind: native, kind_basis: 'native', conflicts: [...conflicts] }
  const ofName = NAMES.find(([form]) => form.test(name))?.[1]
  if (ofName !== undefined) return derived(ofName, 'name')
  return derived(KINDS_OF_CODES.find(([form]) => form.test(committee.id))?.[1] ?? 'Other', 'code')
}

const derived = (kind: CommitteeKind, kind_basis: Committee['kind_basis']): Kind => ({
  kind,
  kind_basis,
  conflicts: [],
})

const NAMES: readonly (readonly [form: RegExp, kind: CommitteeKind])[] = [
  [/\btask force\b/i, 'Task Force'],
  [/\bjoint\b/i, 'Joint'],
  [/\bselect\b/i, 'Select'],
  [/\bspecial\b/i, 'Special'],
  [/\b(?:caucus|commission)\b/i, 'Commission or Caucus'],
]

/**
 * Codes of select and special committees prove nothing: Indian Affairs keeps the code from its time as a select
 * committee.
 */
const KINDS_OF_CODES: readonly (readonly [form: RegExp, kind: CommitteeKind])[] = [
  [/^J/, 'Joint'],
  [/^[HS]S/, 'Standing'],
]

const CLERK_KINDS: Readonly<Record<string, CommitteeKind>> = {
  standing: 'Standing',
  select: 'Select',
  special: 'Special',
  joint: 'Joint',
}

const listStatements = ({ clerk, congressGov }: CommitteeFacts) => [
  ...clerk.map(({ kind, fact }) => ({ value: CLERK_KINDS[kind ?? ''] ?? null, fact })),
  ...congressGov.map((fact) => ({ value: fact.draft.kind, fact })),
]
