import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenedPages } from './open-pages.ts'

const API = '/api/appropriations/v1/records'

/** The parameters that the description of the API gives this list; what travels in a header is none of a page. */
export const listParameters = (): string[] => {
  const path = join(import.meta.dirname, '../../../packages/contract/openapi/appropriations.json')
  const { paths, components } = JSON.parse(readFileSync(path, 'utf8')) as Description
  return (paths[API]?.get.parameters ?? [])
    .map(({ $ref }) => components.parameters[$ref.split('/').at(-1) ?? ''])
    .flatMap((parameter) => (parameter?.in === 'query' ? [parameter.name] : []))
}

type Description = {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly parameters: readonly { $ref: string }[] } }>
  >
  readonly components: {
    readonly parameters: Readonly<Record<string, { readonly in: string; readonly name: string }>>
  }
}

/** A value for each that the sample has records with and without; it has no corrected ones. */
export const VALUES: Readonly<Record<string, string>> = {
  dataset: 'house-projects',
  chamber: 'house',
  stage: 'house_bill',
  fiscal_year: '2026',
  state: 'CA',
  project_state: 'TX',
  subcommittee: 'THUD',
  agency: 'Department of Justice',
  account: 'Construction',
  member: 'Demonstrado, Rosemary',
  bioguide: 'ZZ20509',
  party: 'R',
  district: 'MT-01',
  recipient: 'Sample City of Otterford',
  missing: 'amount',
  corrected: 'amount',
  amount_min: '1000000',
  amount_max: '1000000',
  changed_since: '2026-06-15',
  q: 'water',
  sort: '-amount',
  fields: 'id,title,amount',
  facet: 'party',
  facet_limit: '3',
  totals: 'true',
  limit: '7',
  offset: '20',
  format: 'csv',
  all: 'true',
  trailer: 'true',
  bom: 'true',
}

/** Ids that the sample gives out, which no test can name. */
export const readIdValues = async ({
  ask,
}: Pick<OpenedPages, 'ask'>): Promise<Readonly<Record<string, string>>> => {
  const { data } = await ask<{ data: readonly { id: string }[] }>(`${API}?limit=1`)
  const lines = await ask<{ data: readonly { funding_line?: { id: string } }[] }>(
    `${API}?stage=house_bill&not_missing=funding_line&limit=1`,
  )
  return { id: data[0]?.id ?? '', funding_line: lines.data[0]?.funding_line?.id ?? 'fl-none' }
}
