import { isIP } from 'node:net'

export type Settings = {
  /** Origin of the service that has the data. */
  readonly api: string
  readonly port: number
  readonly host: string
  readonly operator: string | undefined
  readonly contact: string | undefined
  readonly publicUrl: string | undefined
  /** Trusted proxies, as addresses or CIDR ranges: their `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reports all faults together, each with the name of its setting. */
export const readSettings = (environment: Environment): Settings | { readonly faults: readonly string[] } => {
  const { ROTUNDA_API, PORT = '8080', HOST = '127.0.0.1', ROTUNDA_PUBLIC_URL } = environment
  const { ROTUNDA_OPERATOR: operator, ROTUNDA_CONTACT_EMAIL: contact } = environment
  const [api, publicUrl, port] = [readOrigin(ROTUNDA_API), readOrigin(ROTUNDA_PUBLIC_URL), Number(PORT)]
  const proxies = listProxies(environment)
  const rules: readonly (readonly [holds: boolean, fault: string])[] = [
    [api !== undefined, 'ROTUNDA_API must be the address of the service, such as https://data.example.'],
    [
      ROTUNDA_PUBLIC_URL === undefined || publicUrl !== undefined,
      'ROTUNDA_PUBLIC_URL must be an address such as https://data.example, without a path.',
    ],
    [Number.isInteger(port) && port >= 0 && port <= 65_535, 'PORT must be a number from 0 to 65535.'],
    [
      proxies.every(isRange),
      'ROTUNDA_TRUSTED_PROXIES must be addresses or CIDR ranges, with commas between them.',
    ],
  ]
  const faults = rules.filter(([holds]) => !holds).map(([, fault]) => fault)
  if (api === undefined || faults.length > 0) return { faults }
  return { api, port, host: HOST, operator, contact, publicUrl, proxies }
}

const listProxies = ({ ROTUNDA_TRUSTED_PROXIES: listed = '' }: Environment): string[] =>
  listed
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A range of all addresses would let every visitor forge an address. */
const isRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const size = isIP(address) === 4 ? 32 : 128
  const isSize = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= size)
  return isIP(address) !== 0 && isSize && rest.length === 0
}

/** Removes a slash at the end; undefined for texts that are not an origin. */
const readOrigin = (text: string | undefined): string | undefined => {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text?.replace(/\/$/, '')
    ? url.origin
    : undefined
}
