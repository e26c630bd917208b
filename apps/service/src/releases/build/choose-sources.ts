import { dayOf, DocumentRefused, type Source } from '../../publishers/index.ts'
import type { ChosenSource } from './build-steps.ts'
import type { DocumentReader } from './readings/document-reader.ts'

/** A document that a newer one replaced. */
export type SupersededSource = ChosenSource & { readonly by: Source }
/** Documents of one superseded edition, by part. */
export type OlderEdition = readonly [ChosenSource, ...ChosenSource[]]
/** A document that its publisher refuses, with the reason. */
export type RefusedSource = { readonly source: Source; readonly detail: string }

export type Choice = {
  /** Documents of the newest editions, by publisher, series and part. */
  readonly chosen: readonly ChosenSource[]
  readonly superseded: readonly SupersededSource[]
  /** Older editions of each series, from the oldest to the newest. */
  readonly older: readonly OlderEdition[]
  readonly refused: readonly RefusedSource[]
}

type ChoiceNeeds = {
  readonly sources: readonly Source[]
  readonly documents: DocumentReader
}

/** Chooses the newest edition of each series. The order of the given sources changes nothing. */
export const chooseSources = async (needs: ChoiceNeeds): Promise<Choice> => {
  const placed: ChosenSource[] = []
  const refused: RefusedSource[] = []
  for (const source of needs.sources.toSorted(byKey(ageOf))) {
    const found = await findSeries(source, needs.documents)
    if ('series' in found) placed.push(found)
    else refused.push(found)
  }
  const series = Map.groupBy(placed, nameSeries)
  const choices = [...series.values()].map(chooseEdition)
  const inOrder = byKey(({ source, series: name }: ChosenSource) => [
    source.publisher,
    name,
    String(source.part).padStart(9, '0'),
    ...ageOf(source),
  ])
  return {
    chosen: choices.flatMap(({ chosen }) => chosen).toSorted(inOrder),
    superseded: choices.flatMap(({ superseded }) => superseded).toSorted(inOrder),
    older: choices.flatMap(({ older }) => older),
    refused,
  }
}

export const nameSeries = ({ source, series }: ChosenSource): string => `${source.publisher}/${series}`

const findSeries = async (
  source: Source,
  documents: DocumentReader,
): Promise<ChosenSource | RefusedSource> => {
  try {
    return { source, series: await documents.findSeries(source) }
  } catch (cause) {
    if (cause instanceof DocumentRefused) return { source, detail: cause.message }
    throw cause
  }
}

/**
 * Chooses an edition. `documents`: documents of one series, from the oldest to the newest. If an edition has a part
 * twice, the newest counts.
 */
const chooseEdition = (documents: readonly ChosenSource[]): Omit<Choice, 'refused'> => {
  const newest = documents.at(-1)
  if (newest === undefined) throw new Error('a series without documents')
  const isOfNewest = ({ source }: ChosenSource) => source.edition === newest.source.edition
  const counts = takeParts(documents.filter(isOfNewest))
  const findPart = (part: number) => counts.find(({ source }) => source.part === part) ?? newest
  return {
    chosen: counts,
    superseded: documents
      .filter((document) => !counts.includes(document))
      .map((document) => ({ ...document, by: findPart(document.source.part).source })),
    older: listEditions(documents.filter((document) => !isOfNewest(document))),
  }
}

/** An edition is as old as the newest of its documents. */
const listEditions = (documents: readonly ChosenSource[]): OlderEdition[] =>
  [...Map.groupBy(documents.toReversed(), ({ source }) => source.edition).values()]
    .toReversed()
    .flatMap((edition) => {
      const [first, ...others] = takeParts(edition.toReversed())
      return first === undefined ? [] : [[first, ...others] as const]
    })

const takeParts = (edition: readonly ChosenSource[]): ChosenSource[] =>
  [...new Map(edition.map((document) => [document.source.part, document])).values()].toSorted(
    (a, b) => a.source.part - b.source.part,
  )

/** Sorts by the day of publication. A document without one counts as published on the day of its retrieval. */
const ageOf = (source: Source): string[] => [dayOf(source), source.retrieved_at, source.sha256, source.url]

/** Compares texts unit by unit: the same on every machine, regardless of its language. */
const byKey =
  <Item>(keyOf: (item: Item) => readonly string[]) =>
  (a: Item, b: Item): number => {
    const [first, second] = [keyOf(a), keyOf(b)]
    const at = first.findIndex((text, index) => text !== second[index])
    return at === -1 ? 0 : (first[at] ?? '') < (second[at] ?? '') ? -1 : 1
  }
