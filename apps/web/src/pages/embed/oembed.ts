import { Problem } from '@rotunda/sdk/appropriations'
import { ofSnapshot, withValues } from '../../filters/addresses.ts'
import { readCoveredYears } from '../../filters/coverage.ts'
import { chosenStages } from '../../filters/describe-filter.ts'
import { withOpenYear } from '../../filters/open-year.ts'
import { readGroups } from '../../filters/stage-totals.ts'
import { LISTS } from '../../lists/lists.ts'
import { RECORD_LIST } from '../../lists/records.ts'
import { Plain, type Answer, type Asked, type Route, Redirect } from '../../page.ts'
import type { ShownProblem } from '../../ask/ask.ts'
import { readDownloads } from '../../releases/read-releases.ts'
import { writeFrame } from '../../views/embed-codes.ts'
import { makeChart, OEMBED_TYPE, oEmbedAddress, type Embeddable } from '../../views/embeddable.ts'
import { findEmbeddable } from './find-embeddable.ts'

/** oEmbed answers for addresses of pages (oembed.com). Unknown parameters are ignored. */
export const oEmbed: Route = {
  path: '/oembed',
  questions: 5,
  write: async (asked) => {
    const { params, origin } = asked
    if ((params.get('format') ?? 'json') !== 'json') return refuse(WRONG_FORM)
    const found = findEmbeddable(params.get('url') ?? '', origin)
    if (found === undefined)
      return sayNothing(
        '"url" must be the address of a page of records, of one record, of enacted projects, of one enacted project, of totals or of the map, or of an embeddable document.',
      )
    try {
      return await write(asked, found.isMap === true ? await openMap(asked, found) : found)
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault
      if (!ASKED_WRONG.includes(fault.status)) return refuse(fault.document)
      return sayNothing(`There is nothing to embed at "url": ${fault.document.detail}`)
    }
  },
}

/** Statuses with which the service refuses a filter or an unknown release. */
const ASKED_WRONG: readonly number[] = [400, 404, 410]

const WRONG_FORM: ShownProblem = {
  code: 'invalid_query',
  status: 501,
  title: 'Format not available',
  detail: 'oEmbed is available as JSON only. Send format=json, or no format.',
  param: 'format',
  allowed: ['json'],
}

const sayNothing = (detail: string): Plain =>
  refuse({ code: 'not_found', status: 404, title: 'There is nothing at this address', detail, param: 'url' })

/** Refuses in JSON, because only programs ask here. */
const refuse = (problem: ShownProblem): Plain => {
  const { code, status, retry_after: retryAfter } = problem
  return new Plain(
    'application/problem+json; charset=utf-8',
    JSON.stringify({ type: `/docs/problems#${code}`, ...problem }),
    {
      'access-control-allow-origin': '*',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    status,
  )
}

/** Finds the stage and the year of the map at an address. */
const openMap = async ({ clients }: Asked, { filter, snapshot = '' }: Embeddable): Promise<Embeddable> => {
  const [stage = 'request'] = chosenStages(filter)
  const ofStage = withValues(filter, 'stage', [stage])
  const pin = new URLSearchParams(snapshot === '' ? [] : [['snapshot', snapshot]])
  const { meta } = await readGroups(clients.appropriations, pin, [], { limit: 1 })
  const params = ofSnapshot(ofStage, pin)
  const covered = await readCoveredYears({ clients, params }, meta.snapshot)
  return {
    ...makeChart(RECORD_LIST, withOpenYear(ofStage, covered(stage)), 'states'),
    ...(snapshot !== '' && { snapshot }),
  }
}

const write = async (asked: Asked, found: Embeddable): Promise<Answer> => {
  const { origin, params } = asked
  const releases = (await readDownloads(asked)).data.filter((one) => one.collection === found.collection)
  const shown = releases.find(({ snapshot, current }) =>
    found.snapshot === undefined ? current : snapshot === found.snapshot,
  )
  const release = found.release ?? shown?.id
  if (release === undefined)
    return sayNothing('There is nothing to embed at "url": its snapshot is no longer readable.')
  const title = await readTitle(asked, found, release)
  const width = bound(found.size.width, params.get('maxwidth'))
  const height = bound(found.size.height, params.get('maxheight'))
  const frame = writeFrame({ ...found, title }, origin, release, { width, height })
  return new Plain(
    'application/json; charset=utf-8',
    JSON.stringify({
      version: '1.0',
      type: 'rich',
      title,
      provider_name: 'Rotunda',
      provider_url: origin,
      cache_age: CACHE_SECONDS,
      html: frame.toString(),
      width,
      height,
    }),
    { 'access-control-allow-origin': '*' },
  )
}

/** Also checks that the row exists and the filter is valid, before other websites embed it. */
const readTitle = async (
  asked: Asked,
  { collection, row, filter, title }: Embeddable,
  release: string,
): Promise<string> => {
  const list = LISTS.find((one) => one.collection === collection) ?? RECORD_LIST
  if (row !== undefined) return (await list.readCard(asked, row, release)).title
  await list.readTable({ ...asked, params: filter }, { release, limit: '1' })
  return title
}

/** A frame keeps its release. Later requests get a frame of the newest release. */
const CACHE_SECONDS = 3600

const bound = (size: number, most: string | null): number =>
  most !== null && /^[1-9]\d{0,4}$/.test(most) ? Math.min(size, Number(most)) : size

/** Adds oEmbed discovery to a page, except to refusals. */
export const withDiscovery = (route: Route): Route => ({
  ...route,
  write: async (asked): Promise<Answer> => {
    const answer = await route.write(asked)
    if (answer instanceof Redirect || answer instanceof Plain || answer.status !== undefined) return answer
    const address = oEmbedAddress(asked.origin, asked.path, asked.params)
    const oEmbed = { type: OEMBED_TYPE, title: 'oEmbed', address }
    return { ...answer, alternates: [...(answer.alternates ?? []), oEmbed] }
  },
})
