import { InvalidQuery, type AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL, type Clients } from '../../ask/clients.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { addressOf } from '../../filters/addresses.ts'
import type { StageCount } from '../../filters/describe-filter.ts'
import { capitalize } from '../../filters/parameters.ts'
import { isStage, stageTitle } from '../../filters/stage-words.ts'
import { countOf, showDollars } from '../../parts/format.ts'
import { entityAddress } from '../../views/entity-links.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import { cut, SHOWN, type FoundGroup, type Question } from './found.ts'

/** Names among what the records that were found are of: those that hold the words themselves. As many as one answer has. */
const NAMED = 1000

type Answer = Awaited<ReturnType<ReturnType<AppropriationsClient['records']>['page']>>

export type FoundRecords = {
  readonly names: readonly FoundGroup[]
  readonly records: FoundGroup
  readonly counts: readonly StageCount[]
}

/** The records of a question, how many there are of each stage, and what of theirs has the words in its name. */
export const findRecords = async ({ filter, words }: Question, clients: Clients): Promise<FoundRecords> => {
  const { data, meta } = await readRecords(clients, filter, ['recipient', 'account', 'stage'])
  const { recipient, account, stage = [] } = meta.facets ?? {}
  return {
    names: [
      listNames('Recipients', words, 'recipient', recipient),
      listNames('Accounts', words, 'account', account),
    ],
    records: groupRecords({ data, meta }, filter),
    counts: stage.flatMap(({ value, rows }) => (isStage(value) ? [{ stage: value, rows }] : [])),
  }
}

/** The records that hold every word of a question as it was typed, or why the service takes it for no search. */
export const findTyped = async (typed: string, clients: Clients): Promise<FoundGroup | string> => {
  const filter = new URLSearchParams({ q: typed })
  try {
    return groupRecords(await readRecords(clients, filter, []), filter)
  } catch (fault) {
    if (fault instanceof InvalidQuery) return fault.document.detail
    throw fault
  }
}

const readRecords = (
  { appropriations }: Clients,
  filter: URLSearchParams,
  facet: readonly ('recipient' | 'account' | 'stage')[],
): Promise<Answer> => {
  const facets = facet.length > 0 && { facet: [...facet], facet_limit: NAMED }
  return appropriations
    .records({ ...readFilter(filter).filter, ...facets }, { ...PAGE_CALL, pageSize: SHOWN })
    .page()
}

const groupRecords = ({ data, meta }: Answer, filter: URLSearchParams): FoundGroup => ({
  title: 'Records',
  found: data.map(({ id = '', title, purpose, recipient, stage, fiscal_year, amount }) => ({
    title: title ?? purpose ?? id,
    address: `/records/${encodeURIComponent(id)}`,
    about: [
      stageTitle(stage),
      String(fiscal_year),
      recipient ?? 'recipient not stated',
      typeof amount === 'number' ? showDollars(amount) : 'amount not stated',
    ].join(' · '),
  })),
  total: meta.total,
  all: addressOf('/records', filter),
})

type Values = readonly { readonly value: string | number | null; readonly rows: number }[]

const listNames = (
  title: string,
  words: string,
  dimension: 'recipient' | 'account',
  values: Values = [],
): FoundGroup => {
  const holds = makeNameMatcher(words)
  const found = values.flatMap(({ value, rows }) =>
    typeof value === 'string' && holds(value)
      ? [
          {
            title: value,
            address: entityAddress(dimension, value),
            about: `${capitalize(dimension)}, ${countOf(rows, 'record')} with these words`,
          },
        ]
      : [],
  )
  return cut(title, found, values.length >= NAMED)
}
