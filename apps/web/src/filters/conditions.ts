import { PAGE_LIMITS } from '../limits.ts'
import { showDollars } from '../parts/format.ts'
import { addressOf, withValues, without } from './addresses.ts'
import { capitalize, findSingle, listValues, NOT_STATED, plainOf, type ListWords } from './list-words.ts'

/** A condition in words, and the address without it. */
export type Condition = { readonly text: string; readonly without: () => string }

/** All conditions of a filter, one for each value, so that each can be removed. */
export const listConditions = (list: ListWords, path: string, params: URLSearchParams): Condition[] =>
  list.names
    .filter((name) => params.has(name))
    .flatMap((name) => {
      const values = listValues(params, name)
      const single = findSingle(name)
      if (single !== undefined || list.asksForNone(name, values)) {
        const text = single === undefined ? sayNone(list, name) : capitalize(single.say(values[0] ?? ''))
        return values.length === 0 ? [] : [{ text, without: () => addressOf(path, without(params, name)) }]
      }
      return values.map((value, index) => ({
        text: `${titleOf(list, name)}: ${list.showValue(plainOf(name), value)}`,
        without: () => addressOf(path, withValues(params, name, values.toSpliced(index, 1))),
      }))
    })

const sayNone = (list: ListWords, name: string): string => `${list.titleOf(name)}: ${NOT_STATED}`

const titleOf = (list: ListWords, name: string): string => list.controlTitle(name) ?? name

/** A filter as the end of a heading: ` (Fiscal year: 2024; State: Texas or Utah)`. Empty without filters. */
export const describeInBrackets = (list: ListWords, params: URLSearchParams): string => {
  const names = [...new Set(params.keys())].filter((name) => list.names.includes(name))
  if (names.length === 0) return ''
  return names.length > PAGE_LIMITS.headingValues.value
    ? ` by ${names.length} filters`
    : ` (${names.map((name) => describeValues(list, name, listValues(params, name))).join('; ')})`
}

const describeValues = (list: ListWords, name: string, values: readonly string[]): string => {
  if (list.asksForNone(name, values)) return sayNone(list, name)
  const shown = name.startsWith('amount_')
    ? values.map((value) => showDollars(Number(value)))
    : values.map((value) => list.showValue(plainOf(name), value))
  return `${titleOf(list, name)}: ${join(shown, 'or')}`
}

/** Joins texts: `one, two and three`. */
export const join = (texts: readonly string[], word: 'and' | 'or'): string =>
  texts.length < 3
    ? texts.join(` ${word} `)
    : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1) ?? ''}`
