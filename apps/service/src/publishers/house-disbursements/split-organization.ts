/** An office without the year of its money; undefined where it stands for no office. */
export type Organization = { readonly name: string; readonly year: string | null }

/**
 * `2022 HON. ALMA S. ADAMS` or `FISCAL YEAR 2026 CLERK OF THE HOUSE` by its name and year; undefined where a form that
 * always has a year has none: another cell may stand in its place.
 */
export const splitOrganization = (raw: string, hasYear: boolean): Organization | undefined => {
  const key = `${raw}\n${hasYear}`
  if (!known.has(key) && known.size < KEPT) known.set(key, split(raw, hasYear))
  return known.has(key) ? known.get(key) : split(raw, hasYear)
}

const known = new Map<string, Organization | undefined>()
const KEPT = 20_000

const split = (raw: string, hasYear: boolean): Organization | undefined => {
  const text = raw.replace(/\s+/g, ' ').trim()
  const [, fiscal, year, name = ''] = /^(?:(FISCAL YEAR) )?(20\d\d) (.+)$/i.exec(text) ?? []
  if (year !== undefined) return { name, year: fiscal === undefined ? year : `FY${year}` }
  return hasYear || text === '' ? undefined : { name: text, year: null }
}
