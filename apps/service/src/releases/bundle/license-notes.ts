import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import { getPublisher } from '../build/get-publisher.ts'

/** LICENSE-NOTES.md: what may be said of rights, and how to give credit. */
export const writeLicenseNotes = (sources: readonly Source[], collection: Collection): string => {
  const { notes } = collection.codes
  const titleOf = ({ publisher }: Source) => getPublisher(collection.publishers, publisher).title
  const publishers = [...new Set(sources.map(titleOf))].sort()
  const sample = sources.some((source) => source.sample) ? [notes.sample_data, ''] : []
  return [
    '# Rights and credit',
    '',
    ...sample,
    notes.rights,
    '',
    'The records state facts that public bodies have published. No licence is given here to their documents, to',
    'compilations made by others, or to software. Ask the body that published a document before you reproduce it.',
    '',
    '## Credit line',
    '',
    `> ${collection.attribution}`,
    '',
    'Every row names its document: address, digest, day of publication where it is known, and time of retrieval.',
    'Keep them with everything that you store or publish.',
    '',
    '## Publishers of the documents in this release',
    '',
    ...publishers.map((publisher) => `- ${publisher}`),
    '',
    '## What the data does not say',
    '',
    collection.caution,
    '',
  ].join('\n')
}
