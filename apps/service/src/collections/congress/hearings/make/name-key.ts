import { foldText } from '../../../../platform/index.ts'
import type { WitnessDraft } from '../../../../publishers/congress/index.ts'

/** First name and surname of a witness, folded. */
export type NameKey = { readonly first: string; readonly last: string }

/** Undefined for a line of a printed hearing, whose parts stand in an order that varies, and for a name of one word. */
export const findNameKey = ({ name, name_raw, listed_in }: WitnessDraft): NameKey | undefined => {
  if (listed_in === 'mods') return undefined
  const words = name === null ? listWords(name_raw) : [...listWords(name.first ?? ''), fold(name.last ?? '')]
  const [first, ...others] = words
  const last = others.at(-1)
  return first === undefined || last === undefined || last === '' ? undefined : { first, last }
}

export const writeNameKey = ({ first, last }: NameKey): string => `${first} ${last}`

/** Whether a line names this person: it has both names as words. */
export const isNamedIn = (line: string, { first, last }: NameKey): boolean => {
  const words = ` ${fold(line)} `
  return words.includes(` ${first} `) && words.includes(` ${last} `)
}

const fold = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const HONORIFICS = new Set(
  'the honorable hon mr mrs ms miss mx dr prof professor rev reverend sir gen general lt lieutenant maj major col colonel capt captain cmdr commander adm admiral rear vice sgt sergeant sheriff chief judge ambassador governor mayor secretary senator representative'.split(
    ' ',
  ),
)
const SUFFIXES = new Set('jr sr ii iii iv v md phd esq jd mph mba cpa rn usa usn usaf usmc ret'.split(' '))

/** The words of a name, without honorifics before it and degrees after it. */
const listWords = (name: string): readonly string[] => {
  const [own = ''] = name.split(',')
  const words = fold(own.replace(/\./g, ' ')).split(' ').filter(Boolean)
  const start = words.findIndex((word) => !HONORIFICS.has(word))
  const kept = start === -1 ? [] : words.slice(start)
  const end = kept.findLastIndex((word) => !SUFFIXES.has(word))
  return kept.slice(0, end + 1)
}
