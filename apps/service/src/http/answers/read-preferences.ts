/** What an `Accept` or `Accept-Encoding` header would take: each name in lower case, with its weight from 0 to 1. */
export const readPreferences = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice('q='.length)
      return [name, weight === undefined ? 1 : readWeight(weight)]
    }),
  )

/** A weight that makes no sense is no wish. */
const readWeight = (text: string): number => (/^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0)
