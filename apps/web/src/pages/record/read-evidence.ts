import type { RecordSurroundings } from '@rotunda/contract'
import type { Clients } from '../../ask/clients.ts'
import { readSurroundings } from '../../ask/read-surroundings.ts'
import type { ShownRecord } from '../../views/shown-record.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

export const MOST_READ = RECORD_PAGE_LIMITS.surroundedEvidence.value

/** The rows around each piece of evidence; undefined where reading takes too long. */
export const readEvidence = (
  clients: Clients,
  { id, evidence }: Pick<ShownRecord, 'id' | 'evidence'>,
  snapshot: string,
): Promise<(RecordSurroundings | undefined)[]> =>
  Promise.all(
    evidence
      .slice(0, MOST_READ)
      .map((_, index) => readSurroundings(clients, { id, evidence: index, snapshot })),
  )
