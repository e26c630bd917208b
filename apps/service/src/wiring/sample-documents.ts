import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Archive, DocumentFacts, NewEdition } from '../releases/archive/index.ts'
import type { Collection } from '../releases/index.ts'

/** A folder for each collection that has a sample, with invented documents and the list of them. */
const SAMPLES = join(import.meta.dirname, '../../sample')

/** Documents of the sample in the order of their editions. `file` is relative to the folder of the collection. */
type SampleList = readonly (readonly { readonly file: string; readonly facts: DocumentFacts }[])[]

export type AddedSample = {
  readonly editions: number
  readonly documents: number
  /** Editions that the archive did not have yet. */
  readonly added: number
}

/** Adds documents to an archive, one edition after the other. Adding them again changes nothing. */
export const addSample = async (
  archive: Archive,
  sample: Iterable<NewEdition> | AsyncIterable<NewEdition>,
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

export const hasSample = ({ name }: Pick<Collection, 'name'>): boolean => existsSync(join(SAMPLES, name))

/** Reads the sample of a collection, edition by edition. */
export function* readSample({ name }: Pick<Collection, 'name'>): Generator<NewEdition> {
  const folder = join(SAMPLES, name)
  // `npm run generate` writes the list, and the archive checks all facts.
  const list = JSON.parse(readFileSync(join(folder, 'documents.json'), 'utf8')) as SampleList
  for (const edition of list) {
    const [first, ...others] = edition.map(({ file, facts }) => ({
      facts,
      bytes: readFileSync(join(folder, file)),
    }))
    if (first !== undefined) yield [first, ...others]
  }
}
