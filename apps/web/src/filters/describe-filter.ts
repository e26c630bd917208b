import type { Stage } from '@rotunda/contract'
import { showDollars } from '../parts/format.ts'
import { addressOf, withValues, without } from './addresses.ts'
import {
  asksForNone,
  capitalize,
  findParameter,
  listValues,
  NOT_STATED,
  parameterTitle,
  showValue,
  VALUE_NAMES,
} from './parameters.ts'
import { countStage, isStage, STAGE_WORDS } from './stage-words.ts'
import { PAGE_LIMITS } from '../limits.ts'

/** A condition in words, and the address without it. */
export type Condition = { readonly text: string; readonly without: () => string }

const SINGLE: Readonly<Record<string, (value: string) => string>> = {
  q: (value) => `the text has “${value}”`,
  amount_min: (value) => `the amount is at least ${showDollars(Number(value))}`,
  amount_max: (value) => `the amount is at most ${showDollars(Number(value))}`,
  changed_since: (value) => `it changed on or after ${value}`,
}

const WITH_OPPOSITES: readonly string[] = VALUE_NAMES.flatMap((name) => [name, `not_${name}`])

export const FILTER_NAMES: readonly string[] = [...WITH_OPPOSITES, ...Object.keys(SINGLE)]

/** The parameters that choose records, and `others`. */
export const keepFilter = (params: URLSearchParams, ...others: readonly string[]): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => FILTER_NAMES.includes(name) && !others.includes(name)))

/** All conditions, one for each value, so that each can be removed. */
export const listConditions = (path: string, params: URLSearchParams): Condition[] => {
  if (params.size === 0) return []
  const ofValues = WITH_OPPOSITES.filter((name) => params.has(name)).flatMap((name) =>
    listValueConditions(path, params, name),
  )
  const others = Object.entries(SINGLE).flatMap(([name, describe]) => {
    const value = params.get(name) ?? ''
    return value === ''
      ? []
      : [{ text: capitalize(describe(value)), without: () => addressOf(path, without(params, name)) }]
  })
  return [...ofValues, ...others]
}

const listValueConditions = (path: string, params: URLSearchParams, name: string): Condition[] => {
  const values = listValues(params, name)
  if (asksForNone(name, values)) {
    const title = parameterTitle(name.replace(/^not_/, ''))
    return [{ text: `${title}: ${NOT_STATED}`, without: () => addressOf(path, without(params, name)) }]
  }
  return values.map((value, index) => ({
    text: describeValue(name, value),
    without: () => addressOf(path, withValues(params, name, values.toSpliced(index, 1))),
  }))
}

const describeValue = (name: string, value: string): string => {
  const plain = name.replace(/^not_/, '')
  const label = capitalize(findParameter(plain)?.label ?? plain)
  return plain === name
    ? `${label}: ${showValue(plain, value)}`
    : `${label} is not: ${showValue(plain, value)}`
}

const MOST_NAMED = PAGE_LIMITS.headingValues.value

/**
 * A filter as the end of a sentence: ` for fiscal year 2026 where member’s State is Alabama`. Empty without
 * conditions.
 */
export const describeFilter = (params: URLSearchParams, said: readonly string[] = []): string => {
  const years = listValues(params, 'fiscal_year')
  // An address has few of the many parameters.
  const isLeft = (name: string): boolean => params.has(name) && name !== 'fiscal_year' && !said.includes(name)
  const clauses = [
    ...VALUE_NAMES.filter((name) => isLeft(name)).flatMap((name) =>
      describeClause(name, 'is', listValues(params, name)),
    ),
    ...VALUE_NAMES.filter((name) => isLeft(`not_${name}`)).flatMap((name) =>
      describeOpposite(name, listValues(params, `not_${name}`)),
    ),
    ...Object.entries(SINGLE).flatMap(([name, describe]) => {
      const value = params.get(name) ?? ''
      return value === '' ? [] : [describe(value)]
    }),
  ]
  const year =
    years.length === 0 ? '' : ` for fiscal year${years.length > 1 ? 's' : ''} ${join(years, 'and')}`
  return clauses.length === 0 ? year : `${year} where ${join(clauses, 'and')}`
}

const describeOpposite = (name: string, values: readonly string[]): string[] =>
  asksForNone(`not_${name}`, values)
    ? [`${findParameter(name)?.label ?? name} is ${NOT_STATED}`]
    : describeClause(name, 'is not', values)

const describeClause = (name: string, verb: string, values: readonly string[]): string[] => {
  if (values.length === 0) return []
  const label = findParameter(name)?.label ?? name
  if (values.length > MOST_NAMED) return [`${label} ${verb} one of ${values.length}`]
  return [
    `${label} ${verb} ${join(
      values.map((value) => showValue(name, value)),
      'or',
    )}`,
  ]
}

export const join = (texts: readonly string[], word: 'and' | 'or'): string =>
  texts.length < 3
    ? texts.join(` ${word} `)
    : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1) ?? ''}`

export type StageCount = { readonly stage: Stage; readonly rows: number }

/** Stages that a filter allows, in the order in which money moves. */
export const chosenStages = (params: URLSearchParams): Stage[] => {
  const [chosen, excluded] = [listValues(params, 'stage'), listValues(params, 'not_stage')]
  return Object.keys(STAGE_WORDS)
    .filter(isStage)
    .filter((stage) => (chosen.length === 0 || chosen.includes(stage)) && !excluded.includes(stage))
}

/** `12 requests to the House for fiscal year 2026 where member’s State is Alabama`. Each stage has its own count. */
export const writeHeadline = (counts: readonly StageCount[], params: URLSearchParams): string => {
  const stages = chosenStages(params)
  const [chamber, ...others] = listValues(params, 'chamber')
  const to = others.length === 0 && chamber !== undefined ? ` to the ${CHAMBER[chamber] ?? chamber}` : ''
  const found = stages.flatMap((stage) => {
    const rows = counts.find((one) => one.stage === stage)?.rows ?? 0
    return rows === 0 ? [] : [`${countStage(stage, rows)}${stage === 'request' ? to : ''}`]
  })
  const [only, ...more] = stages
  // With several stages or none, the chamber becomes an ordinary condition.
  if (found.length === 0 && (only === undefined || more.length > 0))
    return `No records${describeFilter(params, ['stage', 'not_stage'])}`
  const subject = found.length > 0 ? join(found, 'and') : `No ${nameStage(only, to)}`
  const said = ['stage', 'not_stage', ...(to === '' ? [] : ['chamber'])]
  return subject + describeFilter(params, said)
}

const CHAMBER: Readonly<Record<string, string>> = { house: 'House', senate: 'Senate' }

const nameStage = (stage: Stage | undefined, to: string): string =>
  stage === undefined ? 'records' : STAGE_WORDS[stage].many + (stage === 'request' ? to : '')
