import { Compile } from 'typebox/compile'
import type { AnyTable } from '../../tables/index.ts'
import { listDocuments } from './blame-document.ts'
import type { Body } from './row-body.ts'

/** Rules for rows that are to be published. Each returns the error, or undefined. */
type RowRules = {
  /** Finds the row's error against its schema. */
  findInvalid(row: Body): string | undefined
  /**
   * Finds a null without a reason, or a reason without a null. A list that needs a reason when it is empty counts as
   * null then.
   */
  findUnexplained(row: Body): string | undefined
}

/** The rules of a table. Rows without the field `missing` give no reasons. */
export const makeRowRules = ({ schema, explained: lists = [] }: AnyTable): RowRules => {
  const validator = Compile(schema)
  const isValid = (row: unknown): boolean => validator.Check(row)
  const nullable = Object.entries(schema.properties)
    .filter(([, property]) => 'anyOf' in property)
    .map(([name]) => name)
  return {
    findInvalid: (row) => {
      const [first] = isValid(row) ? [] : validator.Errors(row)
      if (first === undefined) return undefined
      return `${nameRow(row)}: ${first.instancePath} ${first.message}${nameOrigin(row)}`
    },
    findUnexplained: (row) => {
      const { missing } = row
      if (typeof missing !== 'object' || missing === null) return undefined
      const nulls = nullable.filter((name) => row[name] === null)
      const empty = lists.filter((name) => isEmpty(row[name]))
      const absent = [...nulls, ...empty]
      const nameState = (name: string) => (lists.includes(name) ? 'empty' : 'null')
      const bare = absent.find((name) => !Object.hasOwn(missing, name))
      if (bare !== undefined) return `${nameRow(row)}: ${bare} is ${nameState(bare)} without a reason`
      const reasons = Object.keys(missing)
      if (reasons.length === absent.length) return undefined
      const idle = reasons.find((name) => !absent.includes(name)) ?? ''
      return `${nameRow(row)}: ${idle} has a reason and is not ${nameState(idle)}`
    },
  }
}

const nameRow = ({ id }: Body): string => String(id)

/** Names the document of the row, if the row has one. */
const nameOrigin = (row: Body): string => {
  const [document] = listDocuments(row)
  return document === undefined ? '' : ` (${document.publisher}, ${document.url})`
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Errors of one kind. Every row may have one: all are counted, and the first few are kept. */
type FaultList = {
  /** Adds an error; undefined adds nothing. */
  add(fault: string | undefined): void
  readonly count: number
  readonly examples: readonly string[]
}

/** Errors of rows: against the contract, or against the rule that every null has a reason. */
export type RowFaults = { readonly invalid: FaultList; readonly unexplained: FaultList }

const KEPT = 5

export const makeRowFaults = (): RowFaults => ({ invalid: makeFaultList(), unexplained: makeFaultList() })

const makeFaultList = (): FaultList => {
  const examples: string[] = []
  let count = 0
  return {
    add: (fault) => {
      if (fault === undefined) return
      count += 1
      if (examples.length < KEPT) examples.push(fault)
    },
    get count() {
      return count
    },
    examples,
  }
}
