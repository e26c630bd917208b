import { runService, type Running } from '../processes.ts'

export type PublicService = Running & { readonly base: string }

/** Without the limit per address: the load comes from one. Deliveries rest. */
export const startService = async (directory: string): Promise<PublicService> => {
  const settings = {
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    ROTUNDA_PUBLIC_RATE: '0',
  }
  const service = await runService(settings)
  return { ...service, base: service.found[0] ?? '' }
}

export const API = '/api/appropriations/v1'

/** One answer, whole, with what it took until its last byte. */
export const ask = async (
  url: string,
  headers: Headers = {},
): Promise<{ body: Uint8Array; milliseconds: number }> => {
  const started = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })
  const body = new Uint8Array(await response.arrayBuffer())
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${Buffer.from(body).toString()}`)
  return { body, milliseconds: performance.now() - started }
}

/** Such as those that carry a key. */
export type Headers = Readonly<Record<string, string>>

export const askJson = async <Answer>(url: string, headers: Headers = {}): Promise<Answer> =>
  // The contract says what is there.
  JSON.parse(Buffer.from((await ask(url, headers)).body).toString()) as Answer

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
