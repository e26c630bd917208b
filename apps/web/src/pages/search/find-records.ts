import { InvalidQuery, type AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL, type Clients } from '../../ask/clients.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { addressOf } from '../../filters/addresses.ts'
import type { StageCount } from '../../filters/describe-filter.ts'
import { capitalize } from '../../filters/list-words.ts'
import { isStage, stageTitle } from '../../filters/stage-words.ts'
import { countOf, showDollars } from '../../parts/format.ts'
import { sayCorrected } from '../../views/corrected-value.ts'
import { entityAddress } from '../../views/entity-links.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import { cut, SHOWN, type FoundGroup, type Question } from './found.ts'

/** The most names searched among the matching records, as many as one answer holds. */
const NAMED = 1000

type Answer = Awaited<ReturnType<ReturnType<AppropriationsClient['records']>['page']>>

export type FoundRecords = {
  readonly names: readonly FoundGroup[]
  readonly records: FoundGroup
  readonly counts: readonly StageCount[]
}

/** Records that match, with a count for each stage, and recipients and accounts whose names match. */
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

/** Records that match every typed word, or the reason why the service refuses the search. */
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
  found: data.map(({ id = '', title, purpose, recipient, stage, fiscal_year, amount, corrections }) => ({
    title: title ?? purpose ?? id,
    address: `/records/${encodeURIComponent(id)}`,
    about: [
      stageTitle(stage),
      String(fiscal_year),
      recipient ?? 'recipient not stated',
      typeof amount === 'number' ? showDollars(amount) : 'amount not stated',
      sayCorrected(corrections, 'amount'),
    ]
      .filter((part) => part !== undefined)
      .join(' · '),
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
