import { OperatorFault } from '../platform/index.ts'
import type { Source } from '../publishers/index.ts'
import { acceptEdition, type Archive, type NewDocument } from '../releases/archive/index.ts'
import { getPublisher } from '../releases/build/index.ts'
import type { Collection } from '../releases/index.ts'

/**
 * Adds the documents that the ledger of the collection becomes to the archive, and to the documents of the build. Throws
 * an OperatorFault if the archive has one of a line that the ledger lacks. `documents` are those of the archive.
 */
export const archiveLedger = async (
  { corrections, publishers }: Pick<Collection, 'corrections' | 'publishers'>,
  documents: readonly Source[],
  { archive, ledger }: { readonly archive: Archive; readonly ledger: Uint8Array },
): Promise<readonly Source[]> => {
  const becomes = corrections?.documents
  if (becomes === undefined) return documents
  const archived = documents.filter(becomes.isOfLedger)
  const made = becomes.make(ledger)
  const lost = archived.find(({ url }) => !made.some(({ facts }) => facts.url === url))
  if (lost !== undefined) throw refuseLost(lost)
  const publisher = getPublisher(publishers, becomes.publisher)
  const add = async (document: NewDocument) =>
    (await acceptEdition({ archive, publisher }, [document])).edition
  const ofLedger: Source[] = []
  for (const document of made) ofLedger.push(...(await add(document)))
  return [...documents.filter((source) => !archived.includes(source)), ...ofLedger]
}

const refuseLost = ({ url }: Source): OperatorFault =>
  new OperatorFault(
    'invalid_query',
    `The archive has ${url}, which is no line of the ledger in the database, so the ledger has lost lines. Import ` +
      'data/corrections.ndjson of the last release with "corrections import", or restore the database from a copy.',
  )
