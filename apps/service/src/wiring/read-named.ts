import { REPORT_LIMITS } from '../corrections/index.ts'

/** A record or a value with a page, as a reporter names it. */
export type Named = {
  readonly id: string
  /** Id or token of the release; undefined for the current one. */
  readonly release: string | undefined
  /** Column of the table of records whose value has the page; undefined for a record. */
  readonly dimension?: string
}

const LONGEST_ADDRESS = REPORT_LIMITS.recordCharacters.value

/** Paths that name a record, and those of values with a page. */
const RECORD_PATH =
  /^(?:\/releases\/(?<release>[\w-]+))?(?:\/api\/\w+\/v1)?(?:\/releases\/(?<other>[\w-]+))?\/(?:records|enacted)\/(?<id>[^/]+?)(?:\.json)?$/
const ANSWER_PATH =
  /^\/api\/\w+\/v1(?:\/releases\/(?<release>[\w-]+))?\/(?:record|project|staff|member|committee|hearing)$/
const VALUE_PATHS: Readonly<Record<string, string>> = {
  members: 'bioguide',
  states: 'state',
  subcommittees: 'subcommittee',
  'funding-lines': 'funding_line',
}
const NAMED_PATHS: Readonly<Record<string, string>> = { '/recipients': 'recipient', '/accounts': 'account' }

export const readNamed = (text: string): Named | undefined => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST_ADDRESS) return undefined
  if (!trimmed.startsWith('/') && !/^https?:\/\//i.test(trimmed)) return { id: trimmed, release: undefined }
  if (!URL.canParse(trimmed, 'http://record.invalid')) return undefined
  return readAddress(new URL(trimmed, 'http://record.invalid'))
}

const readAddress = ({ pathname, searchParams }: URL): Named | undefined => {
  const snapshot = searchParams.get('snapshot') ?? undefined
  const { id, release, other } = RECORD_PATH.exec(pathname)?.groups ?? {}
  if (id !== undefined) return { id: decode(id), release: release ?? other ?? snapshot }
  const asked = ANSWER_PATH.exec(pathname)
  const wanted = searchParams.get('id')
  if (asked !== null && wanted !== null) return { id: wanted, release: asked.groups?.['release'] ?? snapshot }
  const [, folder = '', value = ''] = /^\/([\w-]+)\/([^/]+)$/.exec(pathname) ?? []
  const dimension = VALUE_PATHS[folder]
  if (dimension !== undefined) return { id: decode(value), release: snapshot, dimension }
  const [named, name] = [NAMED_PATHS[pathname], searchParams.get('name')]
  return named === undefined || name === null ? undefined : { id: name, release: snapshot, dimension: named }
}

/** A path with a stray percent sign names nothing. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Path of the page of a value; null without one. */
export const pageOfValue = (dimension: string, value: string): string | null => {
  const folder = Object.entries(VALUE_PATHS).find(([, name]) => name === dimension)?.[0]
  if (folder !== undefined) return `/${folder}/${encodeURIComponent(value)}`
  const path = Object.entries(NAMED_PATHS).find(([, name]) => name === dimension)?.[0]
  return path === undefined ? null : `${path}?${new URLSearchParams({ name: value }).toString()}`
}
