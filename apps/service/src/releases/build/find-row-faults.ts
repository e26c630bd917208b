import { FullRecord, FundingLine } from '@rotunda/contract'
import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'

type Row = { readonly id: string; readonly missing: Readonly<Record<string, string>> }

/** What is wrong with a row that is to be published; undefined where it keeps the rule. */
export type RowRules<Published extends Row> = {
  /** It is not what the contract says it is. */
  findInvalid(row: Published): string | undefined
  /** A null without a reason, or a reason without a null. */
  findUnexplained(row: Published): string | undefined
}

const makeRules = <Published extends Row>(schema: TObject): RowRules<Published> => {
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
      const bare = nulls.find((name) => !Object.hasOwn(row.missing, name))
      if (bare !== undefined) return `${row.id}: ${bare} is null without a reason`
      const reasons = Object.keys(row.missing)
      if (reasons.length === nulls.length) return undefined
      const idle = reasons.find((name) => !nulls.some((field) => field === name))
      return `${row.id}: ${idle ?? ''} has a reason and is not null`
    },
  }
}

export const RECORD_RULES = makeRules<FullRecord>(FullRecord)
export const FUNDING_LINE_RULES = makeRules<FundingLine>(FundingLine)
