import { Type, type Static } from 'typebox'
import { listRows, makeEntryCheck, type ListedEntry } from '../entries/list-rows.ts'
import { isJsonObject, parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'

const Observation = Type.String({ pattern: '^sob-[0-9a-f]{16}$' })
const Text = Type.String({ minLength: 1, maxLength: 500 })

/** A person's decision about two payments to staff. */
const Decision = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' }),
    one: Observation,
    other: Observation,
    decision: Type.Enum(['same', 'different']),
    decided_by: Text,
    decided_at: Type.String({ format: 'date-time', pattern: 'Z$' }),
    reason: Text,
    /** Id of the decision that this one replaces. */
    supersedes: Type.Optional(Text),
  },
  { additionalProperties: false },
)
export type StaffDecision = Static<typeof Decision>

export const STAFF_DECISIONS = 'staff-decisions'
const WHAT = 'list of decisions on staff'

/**
 * The operator’s own list of pairs of payments that a person has examined: whether they went to one person or to two.
 * Only the newest edition counts, so a decision is withdrawn by leaving it out, or by a decision that supersedes it.
 */
export const staffDecisions: Publisher = {
  name: STAFF_DECISIONS,
  title: 'Decisions of the operator on who is who among staff',
  parserVersion: '1',
  isGovernment: false,
  findSeries: async (needs) => {
    await readDecisions(needs)
    return STAFF_DECISIONS
  },
  read,
}

async function* read(needs: ReadNeeds): Reading {
  yield* listRows(STAFF_DECISIONS, await readDecisions(needs))
  return []
}

const checkDecision = makeEntryCheck(Decision)

/** Reads the decisions. Throws a DocumentRefused for any other document. */
const readDecisions = async ({ open }: ReadNeeds): Promise<readonly ListedEntry[]> => {
  const document = parseJsonDocument(await readJsonBytes(open, WHAT), WHAT)
  const decisions = isJsonObject(document) ? document['decisions'] : undefined
  if (!isJsonObject(document) || !Array.isArray(decisions) || Object.keys(document).length !== 1)
    throw new DocumentRefused(`This is no ${WHAT}: it must be {"decisions": […]} and nothing else.`)
  return decisions.map((value: unknown, index) => ({
    pointer: `/decisions/${index}`,
    value,
    reading: readDecision(value),
  }))
}

const readDecision = (value: unknown): ListedEntry['reading'] => {
  const { entry, fault } = checkDecision(value)
  if (entry === undefined) return { kind: 'fault', fault }
  if (entry.one === entry.other) return { kind: 'fault', fault: 'one and other are the same payment.' }
  return { kind: 'entry', id: entry.id, draft: entry }
}
