/** Where an address leads that may not be followed. */
export const NOWHERE = '#'

/** Of a record, an address may come from anybody's document: one that runs something leads nowhere. */
export const href = (address: string): string => {
  if (/^[/?#](?![/\\])/.test(address) && !/[\t\n\r]/.test(address)) return address
  const url = URL.parse(address)
  return url !== null && /^(https?|mailto):$/.test(url.protocol) ? url.href : NOWHERE
}

/** A path with parameters, in their order; those without a value are left out, and lists are written as repeats. */
export const makeAddress = (path: string, params: Readonly<Record<string, ParamValue>> = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    for (const one of [value ?? []].flat()) search.append(name, String(one))
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

export type ParamValue = string | number | undefined | readonly (string | number)[]
