import { FullRecord, FundingLine } from '@rotunda/contract'
import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'

type Row = { readonly id: string; readonly missing: Readonly<Record<string, string>> }

/** What is wrong with a row that is to be published; undefined where it keeps the rule. */
export type RowRules<Published extends Row> = {
  /** It is not what the contract says it is. */
  findInvalid(row: Published): string | undefined
  /** A null without a reason, or a reason without a null; so of a list that needs a reason where it is empty. */
  findUnexplained(row: Published): string | undefined
}

const makeRules = <Published extends Row>(
  schema: TObject,
  lists: readonly (keyof Published & string)[],
): RowRules<Published> => {
  const validator = Compile(schema)
  const isValid = (row: unknown): boolean => validator.Check(row)
  const nullable = Object.entries(schema.properties)
    .filter(([, property]) => 'anyOf' in property)
    // The schema is that of the rows.
    .map(([name]) => name as keyof Published & string)
  return {
    findInvalid: (row) => {
      const [first] = isValid(row) ? [] : validator.Errors(row)
      if (first === undefined) return undefined
      return `${row.id}: ${first.instancePath} ${first.message}`
    },
    findUnexplained: (row) => {
      const nulls = nullable.filter((name) => row[name] === null)
      const empty = lists.filter((name) => isEmpty(row[name]))
      const absent = [...nulls, ...empty]
      const nameState = (name: string) => (lists.some((list) => list === name) ? 'empty' : 'null')
      const bare = absent.find((name) => !Object.hasOwn(row.missing, name))
      if (bare !== undefined) return `${row.id}: ${bare} is ${nameState(bare)} without a reason`
      const reasons = Object.keys(row.missing)
      if (reasons.length === absent.length) return undefined
      const idle = reasons.find((name) => !absent.some((field) => field === name)) ?? ''
      return `${row.id}: ${idle} has a reason and is not ${nameState(idle)}`
    },
  }
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

export const RECORD_RULES = makeRules<FullRecord>(FullRecord, ['project_states'])
export const FUNDING_LINE_RULES = makeRules<FundingLine>(FundingLine, [])
