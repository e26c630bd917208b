import type { Stage } from '@rotunda/contract'
import { PAGE_LIMITS } from '../limits.ts'
import { join } from './conditions.ts'
import { findSingle, listValues, NOT_STATED, type ListWords } from './list-words.ts'
import { RECORDS } from './parameters.ts'
import { countStage, isStage, STAGE_WORDS } from './stage-words.ts'

export const keepFilter = RECORDS.keep
export const FILTER_NAMES = RECORDS.names

const MOST_NAMED = PAGE_LIMITS.headingValues.value

/**
 * A filter as the end of a sentence: ` for fiscal year 2026 where member’s State is Alabama`. Empty without
 * conditions.
 */
export const describeFilter = (
  params: URLSearchParams,
  said: readonly string[] = [],
  list: ListWords = RECORDS,
): string => {
  const years = listValues(params, 'fiscal_year')
  // An address has few of the many parameters.
  const isLeft = (name: string): boolean => params.has(name) && name !== 'fiscal_year' && !said.includes(name)
  const clauses = [
    ...list.valueNames
      .filter((name) => isLeft(name))
      .flatMap((name) => describeClause(list, name, 'is', listValues(params, name))),
    ...list.valueNames
      .filter((name) => isLeft(`not_${name}`))
      .flatMap((name) => describeOpposite(list, name, listValues(params, `not_${name}`))),
    ...list.singles.flatMap((name) => {
      const value = params.get(name) ?? ''
      return value === '' ? [] : [findSingle(name)?.say(value) ?? name]
    }),
  ]
  const year =
    years.length === 0 ? '' : ` for fiscal year${years.length > 1 ? 's' : ''} ${join(years, 'and')}`
  return clauses.length === 0 ? year : `${year} where ${join(clauses, 'and')}`
}

const describeOpposite = (list: ListWords, name: string, values: readonly string[]): string[] =>
  list.asksForNone(`not_${name}`, values)
    ? [`${list.labelOf(name)} is ${NOT_STATED}`]
    : describeClause(list, name, 'is not', values)

const describeClause = (list: ListWords, name: string, verb: string, values: readonly string[]): string[] => {
  if (values.length === 0) return []
  const label = list.labelOf(name)
  if (values.length > MOST_NAMED) return [`${label} ${verb} one of ${values.length}`]
  return [
    `${label} ${verb} ${join(
      values.map((value) => list.showValue(name, value)),
      'or',
    )}`,
  ]
}

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
