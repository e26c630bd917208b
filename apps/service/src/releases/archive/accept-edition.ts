import { DocumentRefused, openBytes, type Publisher } from '../../publishers/index.ts'
import type { Added, Archive } from './archive.ts'
import { describeDocument, type NewEdition } from './edition.ts'

export type Accepted = Added & { readonly series: string }

export type AcceptNeeds = { readonly archive: Archive; readonly publisher: Publisher }

/**
 * Adds documents to the archive once their publisher has recognised all of them as parts of one series. Otherwise it
 * adds nothing and throws a DocumentRefused.
 */
export const acceptEdition = async (needs: AcceptNeeds, documents: NewEdition): Promise<Accepted> => {
  const series = await recogniseEdition(needs, documents)
  return { ...(await needs.archive.add(documents)), series }
}

/** Finds the series of documents as `acceptEdition` does, and adds nothing. */
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
      `The parts belong to different series (${series}, ${others.join(', ')}): add each part separately.`,
    )
  return series
}
