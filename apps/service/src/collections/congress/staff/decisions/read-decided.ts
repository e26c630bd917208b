import { Type, type Static } from 'typebox'
import { Check } from 'typebox/value'
import type { CorrectableField, LedgerCorrection } from '../../../../corrections/ledger/index.ts'
import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import { nameAfter } from '../profiles/list-profiles.ts'

const EXAMPLES = { profile: 'stf_0123456789abcdef', payment: 'sob-0123456789abcdef' } as const

/** A profile, or a payment to its person. */
const Other = Type.String({
  pattern: '^(?:stf_|sob-)[0-9a-f]{16}$',
  description: `the id of another profile, such as ${EXAMPLES.profile}, or of a payment, such as ${EXAMPLES.payment}`,
})

/** Decisions by the field of a correction. The value of the field is the other profile or payment. */
const DECISIONS = { same_person_as: 'same', different_person_from: 'different' } as const
type DecidedField = keyof typeof DECISIONS

/** A wrong decision gives a person the career of another, so two reviewers must agree. */
export const DECIDED_FIELDS: readonly CorrectableField[] = ['same_person_as', 'different_person_from'].map(
  (name) => ({ name, schema: Other, needsTwo: true }),
)

/** A decision on two profiles, as a correction of the first one states it. */
export type Decided = Pick<StaffDecision, 'one' | 'other' | 'decision'> & {
  /** Names the two in either order. */
  readonly pair: string
}

/** Reads the decision of a correction, or says why it is none. */
export const readDecided = ({
  record: one,
  field,
  after,
}: Pick<LedgerCorrection, 'record' | 'field' | 'after'>):
  Decided | 'no_such_record' | 'no_such_field' | 'not_a_value' => {
  if (!isDecided(field)) return 'no_such_field'
  if (!PROFILE.test(one)) return 'no_such_record'
  if (!isOther(after)) return 'not_a_value'
  const [first, second] = [one, nameProfileOf(after)]
  if (first === second) return 'not_a_value'
  return { one, other: after, decision: DECISIONS[field], pair: [first, second].toSorted().join(' ') }
}

const PROFILE = /^stf_[0-9a-f]{16}$/

const isDecided = (field: string): field is DecidedField => Object.hasOwn(DECISIONS, field)
const isOther = (value: unknown): value is Static<typeof Other> => Check(Other, value)

/** The profile that begins with a payment. */
const nameProfileOf = (id: string): string => (PROFILE.test(id) ? id : nameAfter(id))
