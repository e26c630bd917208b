import { foldText } from '../../platform/index.ts'
import type { Filters } from '../table.ts'

/**
 * The same for filters that mean the same: regardless of the order of parameters and values, and the case of names. In
 * `q` case says something: OR is no word.
 */
export const makeFilterKey = (filters: Filters): string =>
  JSON.stringify(
    Object.entries(filters)
      .map(([name, value]) => [
        name,
        name === 'q' ? value : [...new Set([value].flat().map(foldValue))].sort(),
      ])
      .sort(),
  )

const foldValue = (value: unknown): unknown => (typeof value === 'string' ? foldText(value) : value)
