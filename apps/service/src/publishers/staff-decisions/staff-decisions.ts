import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { listRows, makeEntryCheck, type ListedEntry } from '../entries/list-rows.ts'
import { isJsonObject, parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'

/** A payment, or the profile that its first payment names. */
const Named = Type.String({ pattern: '^(?:sob-|stf_)[0-9a-f]{16}$' })
const Text = Type.String({ minLength: 1, maxLength: 500 })

/** A person's decision about two payments to staff, or about the profiles that two payments name. */
const Decision = closed({
  id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' }),
  one: Named,
  other: Named,
  /** `withdrawn` takes back the decision that it supersedes, and decides nothing. */
  decision: Type.Enum(['same', 'different', 'withdrawn']),
  decided_by: Text,
  decided_at: Type.String({ format: 'date-time', pattern: 'Z$' }),
  reason: Text,
  /** Id of the decision that this one replaces. */
  supersedes: Type.Optional(Text),
})
export type StaffDecision = Static<typeof Decision>

export const STAFF_DECISIONS = 'staff-decisions'
const WHAT = 'list of decisions on staff'

/** Ids of decisions that lines of the ledger of corrections hold. Lists of an operator have none of them. */
const LEDGER_ID = /^ledger-[1-9]\d*(?:-withdrawn)?$/

/**
 * Pairs of payments that a person has examined: whether they went to one person or to two. The list of an operator is a
 * series, whose newest edition counts: a decision is withdrawn by leaving it out, or by one that supersedes it. Each line
 * of the ledger of corrections is a series of its own, so no line changes the evidence of another.
 */
export const staffDecisions: Publisher = {
  name: STAFF_DECISIONS,
  title: 'Decisions on the identity of staff',
  parserVersion: '2',
  isGovernment: false,
  findSeries: async (needs) => {
    const { ledger } = await readDecisions(needs)
    return ledger === undefined ? STAFF_DECISIONS : `${STAFF_DECISIONS}-${ledger}`
  },
  read,
}

async function* read(needs: ReadNeeds): Reading {
  yield* listRows(STAFF_DECISIONS, (await readDecisions(needs)).entries)
  return []
}

const checkDecision = makeEntryCheck(Decision)

type Decisions = {
  /** Id of the decision, for a line of the ledger. */
  readonly ledger: string | undefined
  readonly entries: readonly ListedEntry[]
}

/** Reads the decisions. Throws a DocumentRefused for any other document. */
const readDecisions = async ({ open }: ReadNeeds): Promise<Decisions> => {
  const document = parseJsonDocument(await readJsonBytes(open, WHAT), WHAT)
  const fields: Readonly<Record<string, unknown>> = isJsonObject(document) ? document : {}
  const { decisions, ledger, ...others } = fields
  if (!Array.isArray(decisions) || !isLedgerId(ledger) || Object.keys(others).length > 0)
    throw new DocumentRefused(
      `This is no ${WHAT}: the document must be {"decisions": […]} and nothing else. Only a build adds "ledger".`,
    )
  const entries = decisions.map((value: unknown, index) => ({
    pointer: `/decisions/${index}`,
    value,
    reading: readDecision(value, ledger),
  }))
  return { ledger, entries }
}

const isLedgerId = (ledger: unknown): ledger is string | undefined =>
  ledger === undefined || (typeof ledger === 'string' && LEDGER_ID.test(ledger))

const readDecision = (value: unknown, ledger: string | undefined): ListedEntry['reading'] => {
  const { entry, fault } = checkDecision(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const { id, one, other, decision, supersedes } = entry
  if (one === other) return { kind: 'fault', fault: 'one and other are the same payment.' }
  if (decision === 'withdrawn' && supersedes === undefined)
    return { kind: 'fault', fault: 'supersedes must name the decision that is withdrawn.' }
  if (ledger === undefined ? LEDGER_ID.test(id) : id !== ledger)
    return { kind: 'fault', fault: `${id} is an id of the ledger of corrections. Give another id.` }
  return { kind: 'entry', id, draft: entry }
}
