import type { Chamber, DatasetName, Stage } from '@rotunda/contract'
import type { AppropriationsSource, PublisherName } from '../../../publishers/appropriations/index.ts'
import type { ChosenSource, Coverage } from '../../../releases/index.ts'

/**
 * Datasets of each publisher. Lists of members have none, because the API does not serve them: they are in members.csv
 * of the bundle, where their rows count as published. No dataset counts them or their refusals, or includes their
 * freshness.
 */
export const DATASETS_OF: Readonly<
  Record<Exclude<PublisherName, 'congress-legislators'>, readonly [DatasetName]>
> = {
  'senate-appropriations': ['senate-requests'],
  'house-appropriations': ['house-projects'],
  guidance: ['funding-guidance'],
  'fast-book': ['funding-guidance'],
  'assistance-listings': ['funding-guidance'],
}

/** Stage of a document, by the first word of its series. */
const STAGE_OF: Readonly<Record<string, Stage>> = { requests: 'request', house_bill: 'house_bill' }

const CHAMBER_OF: Readonly<Record<string, Chamber>> = {
  'senate-appropriations': 'senate',
  'house-appropriations': 'house',
}

/** A document of this collection: the archive checks its facts against the declaration. */
export type AppropriationsDocument = Omit<ChosenSource, 'source'> & { readonly source: AppropriationsSource }

/** Coverage of a document. Its refused rows count there too. */
export const coverageOf = ({ source, series }: AppropriationsDocument): Coverage => ({
  stage: STAGE_OF[series.split('/', 1)[0] ?? ''] ?? null,
  chamber: source.chamber ?? CHAMBER_OF[source.publisher] ?? null,
  fiscal_year: source.fiscal_year,
})

/**
 * Lists of members come first, because they identify requestors. Excerpts come last, because they give way to whole
 * documents.
 */
export const readingOrder = (document: ChosenSource): number => {
  if (!Object.hasOwn(DATASETS_OF, document.source.publisher)) return 0
  return isExcerpt(document) ? 2 : 1
}

/** An excerpt quotes rows of several years: rows of a year whose own document is present are duplicates. */
export const isExcerpt = ({ series }: Pick<ChosenSource, 'series'>): boolean => series === 'requests/excerpt'
