import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { listRows, makeEntryCheck, type ListedEntry } from '../entries/list-rows.ts'
import { isJsonObject, parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'

const Text = Type.String({ minLength: 1, maxLength: 500 })
const Id = Type.String({ minLength: 1, maxLength: 100 })

/** A decision whether a record and an enacted project are the same. */
const Decision = closed({
  id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' }),
  record: Id,
  project: Id,
  decision: Type.Enum(['same', 'different']),
  decided_by: Text,
  decided_at: Type.String({ format: 'date-time', pattern: 'Z$' }),
  reason: Text,
  /** Address of the document that names the pair. */
  evidence_url: Type.Optional(Type.String({ pattern: '^https://', maxLength: 2000 })),
})
export type LineageDecisionDraft = Static<typeof Decision>

export const LINEAGE_DECISIONS = 'lineage-decisions'
const WHAT = 'list of decisions on lineage'

/**
 * The operator’s own list of pairs that a person has examined, or that a document of a publisher names. Only the newest
 * edition counts, so a decision is withdrawn by leaving it out.
 */
export const lineageDecisions: Publisher = {
  name: LINEAGE_DECISIONS,
  title: 'Decisions of the operator on links from requests to enacted projects',
  parserVersion: '1',
  isGovernment: false,
  findSeries: async (needs) => {
    await readDecisions(needs)
    return LINEAGE_DECISIONS
  },
  read,
}

async function* read(needs: ReadNeeds): Reading {
  yield* listRows(LINEAGE_DECISIONS, await readDecisions(needs))
  return []
}

const checkDecision = makeEntryCheck(Decision)

/** Reads the decisions. Throws a DocumentRefused for any other document. */
const readDecisions = async ({ open }: ReadNeeds): Promise<readonly ListedEntry[]> => {
  const document = parseJsonDocument(await readJsonBytes(open, WHAT), WHAT)
  const decisions = isJsonObject(document) ? document['lineage_decisions'] : undefined
  if (!isJsonObject(document) || !Array.isArray(decisions) || Object.keys(document).length !== 1)
    throw new DocumentRefused(
      `This is no ${WHAT}: the document must be {"lineage_decisions": […]} and nothing else.`,
    )
  return decisions.map((value: unknown, index) => ({
    pointer: `/lineage_decisions/${index}`,
    value,
    reading: readDecision(value),
  }))
}

const readDecision = (value: unknown): ListedEntry['reading'] => {
  const { entry, fault } = checkDecision(value)
  return entry === undefined ? { kind: 'fault', fault } : { kind: 'entry', id: entry.id, draft: entry }
}
