import type { Mutation } from './mutation.ts'
import { pickByName } from './pick-by-name.ts'

/** Mutations of XML. */
export const XML_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'element renamed': (text, random) =>
    pickByName(text, /<([\w:-]+)(?=[\s/>])/g, random).map((place) => ({ content: renameAt(text, place) })),
  'attribute renamed': (text, random) =>
    pickByName(
      text.replace(/<\?.*?\?>/, (declaration) => ' '.repeat(declaration.length)),
      /\s(?!xmlns)([\w-]+)="/g,
      random,
    ).map((place) => ({ content: `${text.slice(0, place + 1)}x${text.slice(place + 1)}` })),
  'element twice': (text, random) =>
    pickByName(text, /<([\w:-]+)(?:\s[^<>]*)?>[^<]*<\/\1>/g, random).map((place) => {
      const [element = ''] = /^<([\w:-]+)[^<>]*>[^<]*<\/\1>/.exec(text.slice(place)) ?? []
      return { content: text.slice(0, place) + element + text.slice(place) }
    }),
  'empty list': (text) => [
    { content: text.replace(/(<[\w:-]+(?:\s[^<>]*)?>)(?:.|\n)*(<\/[\w:-]+>\s*)$/, '$1$2'), looksWhole: true },
  ],
  'a document type': (text) => [
    { content: text.replace(/^(<\?.*?\?>)?/, '$1<!DOCTYPE a [<!ENTITY b "c">]>') },
  ],
  'an end too many': (text, random) =>
    pickByName(text, /<\/([\w:-]+)>/g, random)
      .slice(0, MOST)
      .map((place) => ({ content: `${text.slice(0, place)}</x>${text.slice(place)}` })),
}

const MOST = 4

/** At both ends. */
const renameAt = (text: string, place: number): string => {
  const [opening = '', name = ''] = /^<([\w:-]+)[^<>]*>/.exec(text.slice(place)) ?? []
  const head = `${text.slice(0, place)}<x${opening.slice(1)}`
  const rest = text.slice(place + opening.length)
  return head + (opening.endsWith('/>') ? rest : closeRenamed(rest, name))
}

/** The end of the element, over elements of the same name within it. */
const closeRenamed = (rest: string, name: string): string => {
  let depth = 1
  for (const { index, 0: tag } of rest.matchAll(new RegExp(`</?${name}(?=[\\s/>])[^<>]*>`, 'g'))) {
    if (!tag.endsWith('/>')) depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return `${rest.slice(0, index)}</x${tag.slice(2)}${rest.slice(index + tag.length)}`
  }
  return rest
}
