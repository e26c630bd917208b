import type { Mutated, Mutation } from './mutation.ts'
import { pickByName } from './pick-by-name.ts'

const MOST = 6

/** Mutations of JSON. */
export const JSON_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'key renamed': (text, random) =>
    pickByName(text, /"(\w+)":/g, random).map((place) => ({ content: insert(text, place + 1, 'x') })),
  'key twice': (text, random) =>
    [...text.matchAll(/"\w+":\s*(?:"[^"\\]*"|\d+)(?=[,}])/g)]
      .filter(() => random.chance(50))
      .slice(0, MOST)
      .map(({ index, 0: pair }) => ({ content: insert(text, index, `${pair},`) })),
  'entry twice': (text) => onLists(text, (list) => [...list.slice(0, 1), ...list]),
  'empty list': (text) => onLists(text, () => []).map(({ content }) => ({ content, looksWhole: true })),
  'stray comma': (text, random) =>
    [...text.matchAll(/(?<=["\]}]),|[\]}]/g)]
      .filter(() => random.chance(30))
      .slice(0, MOST)
      .map(({ index }) => ({ content: insert(text, index, ',') })),
}

const insert = (text: string, place: number, more: string): string =>
  `${text.slice(0, place)}${more}${text.slice(place)}`

/** The list that the document is, or the lists that it has by name. */
const onLists = (
  text: string,
  change: (list: readonly unknown[]) => readonly unknown[],
): readonly Mutated[] => {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return [{ content: JSON.stringify(change(value)) }]
  const entries = Object.entries(value as object) // an array or an object: no document is anything else
  return entries.flatMap(([name, list]) =>
    Array.isArray(list) && list.length > 0
      ? [{ content: JSON.stringify({ ...(value as object), [name]: change(list) }) }]
      : [],
  )
}
