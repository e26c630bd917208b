import { DocumentRefused, openBytes, type Publishers, type Source } from '../../publishers/index.ts'
import { getPublisher } from '../build/get-publisher.ts'
import type { Archive } from './archive.ts'
import type { NewEdition } from './edition.ts'
import { sha256Of } from './objects.ts'

export type SeriesDocument = { readonly source: Source; readonly series: string }

type Needs = {
  readonly archive: Pick<Archive, 'list'>
  readonly publishers: Publishers
  readonly series: string
}

/** Finds archived copies of these documents under another series: each row would be published once for each series. */
export const findElsewhere = async (
  { archive, publishers, series: own }: Needs,
  documents: NewEdition,
): Promise<SeriesDocument | undefined> => {
  const given = new Map(documents.map(({ bytes }) => [sha256Of(bytes), bytes]))
  for (const source of await archive.list()) {
    const bytes = given.get(source.sha256)
    const series = bytes && (await findSeries(publishers, source, bytes))
    if (series !== undefined && series !== own) return { source, series }
  }
  return undefined
}

/** A document that its publisher no longer accepts is published nowhere. */
const findSeries = async (
  publishers: Publishers,
  source: Source,
  bytes: Uint8Array,
): Promise<string | undefined> => {
  try {
    return await getPublisher(publishers, source.publisher).findSeries({ source, open: openBytes(bytes) })
  } catch (cause) {
    if (cause instanceof DocumentRefused) return undefined
    throw cause
  }
}
