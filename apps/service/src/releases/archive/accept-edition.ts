import { DocumentRefused, openBytes, type Publisher } from '../../publishers/index.ts'
import type { Added, Archive } from './archive.ts'
import { describeDocument, type NewEdition } from './edition.ts'

export type Accepted = Added & { readonly series: string }

export type AcceptNeeds = { readonly archive: Archive; readonly publisher: Publisher }

/**
 * Adds documents to the archive once their publisher has recognised each, and all as parts of one series. Throws a
 * DocumentRefused when it has not; then nothing was added.
 */
export const acceptEdition = async (needs: AcceptNeeds, documents: NewEdition): Promise<Accepted> => {
  const series = await recogniseEdition(needs, documents)
  return { ...(await needs.archive.add(documents)), series }
}

/** The series of documents that their publisher recognises; throws the same, and adds nothing. */
export const recogniseEdition = async (
  { publisher }: Pick<AcceptNeeds, 'publisher'>,
  documents: NewEdition,
): Promise<string> => {
  const found = []
  for (const [index, document] of documents.entries()) {
    const source = describeDocument(document, { part: index + 1 })
    found.push(
      await publisher.findSeries({ source, open: openBytes(document.bytes) }).catch((cause: unknown) => {
        throw documents.length > 1 && cause instanceof DocumentRefused
          ? new DocumentRefused(`${source.url}: ${cause.message}`, { cause })
          : cause
      }),
    )
  }
  const [series = '', ...others] = new Set(found)
  if (others.length > 0)
    throw new DocumentRefused(
      `Its parts are of different series (${series}, ${others.join(', ')}): add each alone.`,
    )
  return series
}
