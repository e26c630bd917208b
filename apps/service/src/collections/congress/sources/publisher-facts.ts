/** Rhythm of a publication: every so many days, or for periods of months, a number of days after their end. */
export type Cadence = { readonly days: number } | { readonly months: number; readonly lagDays: number }

export type PublisherFacts = { readonly licence: string; readonly cadence?: Cadence }

const GOVERNMENT =
  'A work of the U.S. Government: not subject to copyright in the United States (17 U.S.C. 105).'
const CC0 = 'Dedicated to the public domain by its authors (CC0 1.0).'
const UNKNOWN = 'The publisher states no licence that is known here.'

/** Facts about the documents of a publisher that they do not say themselves, by the beginning of its name. */
const FACTS: readonly (readonly [prefix: string, facts: PublisherFacts])[] = [
  ['house-disbursements', { licence: GOVERNMENT, cadence: { months: 3, lagDays: 60 } }],
  ['house-summary', { licence: GOVERNMENT, cadence: { months: 3, lagDays: 60 } }],
  ['senate-disbursements', { licence: GOVERNMENT, cadence: { months: 6, lagDays: 60 } }],
  ['congress-legislators', { licence: CC0, cadence: { days: 7 } }],
  ['clerk', { licence: GOVERNMENT, cadence: { days: 7 } }],
  ['senate', { licence: GOVERNMENT, cadence: { days: 7 } }],
  ['docs-house', { licence: GOVERNMENT, cadence: { days: 7 } }],
  ['congress-gov', { licence: GOVERNMENT, cadence: { days: 7 } }],
  ['govinfo', { licence: GOVERNMENT, cadence: { days: 30 } }],
  ['voteview', { licence: UNKNOWN, cadence: { days: 30 } }],
]

/** By the longest beginning of its name that is known. */
export const factsOf = (publisher: string): PublisherFacts =>
  FACTS.filter(([prefix]) => publisher.startsWith(prefix))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([, facts]) => facts)[0] ?? { licence: UNKNOWN }
