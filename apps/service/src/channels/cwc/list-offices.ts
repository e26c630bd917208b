import { parseJson } from '../../platform/index.ts'
import { ask, type Gateway } from './gateway.ts'

/** Offices that accept messages now, or the reason that the gateway gave no list. */
export type OfficeList =
  | {
      readonly kind: 'listed'
      readonly codes: readonly string[]
      /** Host that gave the list. */
      readonly source: string
    }
  | { readonly kind: 'unavailable'; readonly reason: string }

/** Known names of the code in lists of objects. */
const CODE_KEYS = ['code', 'officeCode', 'office_code', 'id', 'MemberOffice'] as const

/** Asks the gateway for its active offices. An answer without a single code of this chamber is not a list. */
export const listOffices = async (
  gateway: Gateway,
  path: string,
  signal: AbortSignal,
): Promise<OfficeList> => {
  const result = await ask(gateway, { path, signal })
  if (result.kind !== 'answered') return unavailable(gateway, result.cause)
  if (result.status !== 200) return unavailable(gateway, `HTTP ${result.status}`)
  const codes = readCodes(parseJson(result.body)).filter((code) => gateway.profile.officeCode.test(code))
  if (codes.length === 0) return unavailable(gateway, 'no office in the answer')
  return { kind: 'listed', codes, source: gateway.baseUrl.hostname }
}

const unavailable = ({ profile }: Gateway, cause: string): OfficeList => ({
  kind: 'unavailable',
  reason: `No list of offices from ${profile.receiver} (${cause}).`,
})

const readCodes = (list: unknown): string[] =>
  Array.isArray(list) ? [...new Set(list.flatMap((item: unknown) => readCode(item)))] : []

const readCode = (item: unknown): string[] => {
  if (typeof item === 'string') return [item.trim()]
  if (typeof item !== 'object' || item === null) return []
  const values = Object.entries(item)
  return CODE_KEYS.flatMap((key) => values.filter(([name]) => name === key))
    .flatMap(([, value]: [string, unknown]) => (typeof value === 'string' ? [value.trim()] : []))
    .slice(0, 1)
}
