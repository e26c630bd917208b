import type { RecordSurroundings } from '@rotunda/contract'
import type { Clients } from '../../ask/clients.ts'
import { readSurroundings } from '../../ask/read-surroundings.ts'
import type { ShownRecord } from '../../views/shown-record.ts'

/** Lines of a document that go on with a row are two or three; each is read again, one after the other. */
export const MOST_READ = 3

/** The rows around each piece of evidence, as far as it is read here; undefined where that takes too long. */
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
