import { ENACTED_FILTERS } from '@rotunda/contract'
import { PAGE_LIMITS } from '../limits.ts'
import { showDollars } from '../parts/format.ts'
import { join } from './describe-filter.ts'
import { enactedTitle, enactedWords, listEnactedValues, showEnactedValue } from './enacted-parameters.ts'
import { NOT_STATED } from './parameters.ts'

/** The parameters that choose projects. */
export const keepFilters = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => Object.hasOwn(ENACTED_FILTERS, name)))

/** Describes one parameter of an address: `State of the project is not: Texas`. */
export const describeOne = (name: string, value: string): string => {
  const plain = name.replace(/^not_/, '')
  const title = enactedTitle(name) ?? name
  if (enactedWords(name) === undefined) return `${title}: ${showAmount(name, value)}`
  const codes = value.split(',').map((code) => code.trim())
  const isNone = plain !== name && listEnactedValues(plain)?.every((code) => codes.includes(code)) === true
  return isNone
    ? `${enactedTitle(plain) ?? plain}: ${NOT_STATED}`
    : `${title}: ${join(
        codes.map((code) => showEnactedValue(plain, code)),
        'or',
      )}`
}

const showAmount = (name: string, value: string): string =>
  name.startsWith('amount_') ? showDollars(Number(value)) : value

/** A filter as the end of a heading. Empty without filters; many filters are counted. */
export const describeFilters = (params: URLSearchParams): string => {
  const texts = [...keepFilters(params)].map(([name, value]) => describeOne(name, value))
  if (texts.length === 0) return ''
  return texts.length > PAGE_LIMITS.headingValues.value
    ? ` by ${texts.length} filters`
    : ` (${texts.join('; ')})`
}
