/** Rows of a filter, whose changes are followed. */
export type FollowedRows = {
  readonly kind: 'records' | 'enacted'
  readonly what: string
  readonly filter: URLSearchParams
}

/** Target of a follower: changes of the rows of a filter, or one report. */
export type Followed =
  FollowedRows | { readonly kind: 'correction'; readonly what: string; readonly number: number }

/** Parameters of a list that choose no rows. */
const VIEW: ReadonlySet<string> = new Set(
  'limit offset sort fields snapshot format all totals facet facet_limit facets columns view page from to change'.split(
    ' ',
  ),
)

/** Pages of values, with the filter of their records. */
const VALUES: Readonly<Record<string, string>> = {
  members: 'bioguide',
  states: 'state',
  subcommittees: 'subcommittee',
  'funding-lines': 'funding_line',
  records: 'id',
}
const NAMED: Readonly<Record<string, string>> = { '/recipients': 'recipient', '/accounts': 'account' }

/**
 * Parses the address of a page that can be followed. Pages of members, States and other values become the filter of
 * their records, and that of an enacted project its id, so that each is followed once. Undefined for any other address.
 */
export const parseFollowed = (address: string): Followed | undefined => {
  const text = address.trim()
  if (!/^(?:\/|https?:\/\/)/i.test(text)) return undefined
  const url = URL.parse(text, 'http://followed.invalid')
  return url === null ? undefined : parseUrl(url)
}

const parseUrl = ({ pathname, searchParams }: URL): Followed | undefined => {
  const [, number] = /^\/corrections\/([1-9]\d{0,8})$/.exec(pathname) ?? []
  if (number !== undefined)
    return { kind: 'correction', what: `/corrections/${number}`, number: Number(number) }
  if (pathname === '/records') return followRows('records', searchParams)
  if (pathname === '/enacted') return followRows('enacted', searchParams)
  const [, folder = '', value = ''] = /^\/([\w-]+)\/([^/]+)$/.exec(pathname) ?? []
  if (folder === 'enacted') return followRows('enacted', [['id', decode(value)]])
  const dimension = VALUES[folder]
  if (dimension !== undefined) return followRows('records', [[dimension, decode(value)]])
  const [named, name] = [NAMED[pathname], searchParams.get('name')]
  return named === undefined || name === null ? undefined : followRows('records', [[named, name]])
}

/** A path with a stray percent sign names nothing. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** All rows together change with every release, and are followed by the feed of releases. */
const followRows = (
  kind: FollowedRows['kind'],
  given: Iterable<readonly [string, string]>,
): FollowedRows | undefined => {
  const filter = new URLSearchParams(
    [...given]
      .filter(([name, value]) => !VIEW.has(name) && value !== '')
      .map(([name, value]) => [name, value]),
  )
  filter.sort()
  return filter.size === 0 ? undefined : { kind, what: `/${kind}?${filter.toString()}`, filter }
}

const ROWS = { records: 'records', enacted: 'enacted projects' } as const

/** Words for what is followed, such as `records with state TX`. */
export const nameFollowed = (followed: Followed): string =>
  followed.kind === 'correction'
    ? `report ${followed.number}`
    : `${ROWS[followed.kind]} with ${[...followed.filter].map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`).join(', ')}`
