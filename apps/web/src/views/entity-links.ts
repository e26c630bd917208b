import { STATES, SUBCOMMITTEES } from '@rotunda/contract'
import { href, makeAddress } from '../html/href.ts'
import { html, type Content } from '../html/html.ts'

/** Dimensions whose values have a page. */
const PAGES = {
  bioguide: (value: string) => `/members/${encodeURIComponent(value)}`,
  state: (value: string) => `/states/${encodeURIComponent(value)}`,
  project_state: (value: string) => `/states/${encodeURIComponent(value)}`,
  subcommittee: (value: string) => `/subcommittees/${encodeURIComponent(value)}`,
  funding_line: (value: string) => `/funding-lines/${encodeURIComponent(value)}`,
  // The API knows these by their exact text: docs/decisions/0051.
  recipient: (value: string) => makeAddress('/recipients', { name: value }),
  account: (value: string) => makeAddress('/accounts', { name: value }),
} as const
export type LinkedDimension = keyof typeof PAGES

export const entityAddress = (dimension: LinkedDimension, value: string): string => PAGES[dimension](value)

/** Links a value to its page, by name. */
export const linkValue = (
  dimension: LinkedDimension,
  value: string,
  name = nameValue(dimension, value),
): Content => html`<a href="${href(entityAddress(dimension, value))}">${name}</a>`

const WORDS: Partial<Record<LinkedDimension, Readonly<Record<string, string>>>> = {
  state: STATES,
  project_state: STATES,
  subcommittee: SUBCOMMITTEES,
}

const nameValue = (dimension: LinkedDimension, value: string): string => WORDS[dimension]?.[value] ?? value
