import type { SampleNeeds } from '../sample/index.ts'
import type { Archive, NewEdition } from '../releases/archive/index.ts'

export type AddedSample = {
  readonly editions: number
  readonly documents: number
  /** Editions that the archive did not have yet. */
  readonly added: number
}

/** The size of the sample that a service without data starts with. */
export const SAMPLE: SampleNeeds = { seed: 1, records: 600 }

/** Adds invented documents to the archive, one edition after the other. The same ones again add nothing. */
export const addSample = async (
  archive: Archive,
  sample: AsyncIterable<NewEdition>,
): Promise<AddedSample> => {
  let [editions, documents, added] = [0, 0, 0]
  for await (const edition of sample) {
    const { outcome } = await archive.add(edition)
    editions += 1
    documents += edition.length
    added += outcome === 'unchanged' ? 0 : 1
  }
  return { editions, documents, added }
}
