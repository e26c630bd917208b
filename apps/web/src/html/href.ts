/** Address of links that must not be followed. */
export const NOWHERE = '#'

/** Blocks addresses that would run code: addresses of a record may come from anybody's document. */
export const href = (address: string): string => {
  if (/^[/?#](?![/\\])/.test(address) && !/[\t\n\r]/.test(address)) return address
  const url = URL.parse(address)
  return url !== null && /^(https?|mailto):$/.test(url.protocol) ? url.href : NOWHERE
}

/** A path with parameters in their order. Parameters without a value are left out; lists are repeated. */
export const makeAddress = (path: string, params: Readonly<Record<string, ParamValue>> = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    for (const one of [value ?? []].flat()) search.append(name, String(one))
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

export type ParamValue = string | number | undefined | readonly (string | number)[]
