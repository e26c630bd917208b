export type Settings = {
  /** Origin of the service whose data the pages show. */
  readonly api: string
  readonly port: number
  readonly host: string
  readonly operator: string | undefined
  readonly contact: string | undefined
  readonly publicUrl: string | undefined
}

/** All faults together, by the name of the setting. */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Settings | { readonly faults: readonly string[] } => {
  const { ROTUNDA_API, PORT = '8080', HOST = '127.0.0.1', ROTUNDA_PUBLIC_URL } = environment
  const [api, publicUrl, port] = [readOrigin(ROTUNDA_API), readOrigin(ROTUNDA_PUBLIC_URL), Number(PORT)]
  const faults = [
    ...(api === undefined
      ? ['ROTUNDA_API must be the address of the service, such as https://data.example.']
      : []),
    ...(ROTUNDA_PUBLIC_URL !== undefined && publicUrl === undefined
      ? ['ROTUNDA_PUBLIC_URL must be an address such as https://data.example, without a path.']
      : []),
    ...(Number.isInteger(port) && port >= 0 && port <= 65_535
      ? []
      : ['PORT must be a number from 0 to 65535.']),
  ]
  if (api === undefined || faults.length > 0) return { faults }
  const { ROTUNDA_OPERATOR: operator, ROTUNDA_CONTACT_EMAIL: contact } = environment
  return { api, port, host: HOST, operator, contact, publicUrl }
}

/** Without a slash at its end; undefined for what is no origin. */
const readOrigin = (text: string | undefined): string | undefined => {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text?.replace(/\/$/, '')
    ? url.origin
    : undefined
}
