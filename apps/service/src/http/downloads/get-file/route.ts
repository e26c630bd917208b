import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findNearest, Refusal } from '../../../platform/index.ts'
import type { ReleaseFile, ReleaseSummary } from '../../../releases/index.ts'
import { answerPreflight } from '../../answers/cross-origin.ts'
import { downloadAddress } from '../download-address.ts'
import { getCurrentSummary, listPublished, type PublishingApi } from '../published-releases.ts'
import { getFileDescription } from './description.ts'
import { sendFile } from './send-file.ts'

export type DownloadNeeds = {
  /** Those whose releases anyone may take. `latest` is a release of the first. */
  readonly publishing: readonly [PublishingApi, ...PublishingApi[]]
}

type Wanted = { readonly release: string; readonly '*': string }

/**
 * Any file of any release that was published. What can be had is a list in the release itself: no path of a request
 * ever reaches the file system.
 */
export const getFile = (app: FastifyInstance, { publishing }: DownloadNeeds): void => {
  const answer = (request: FastifyRequest<{ Params: Wanted }>, reply: FastifyReply) => {
    const { release, '*': path } = request.params
    if (release === 'latest') return redirect(reply, publishing[0], path)
    const { summary, api } = getPublished(publishing, release)
    const file = getReleaseFile(summary, path)
    return sendFile(request, reply, join(api.directory, summary.id), file)
  }
  const url = '/downloads/:release/*'
  app.get(url, { exposeHeadRoute: false, schema: getFileDescription }, answer)
  app.head(url, { schema: { hide: true } }, answer)
  app.options(url, { schema: { hide: true } }, answerPreflight)
}

/** Kept by nobody: it leads elsewhere as soon as another release is published. */
const redirect = (reply: FastifyReply, { currentRelease }: PublishingApi, path: string): FastifyReply => {
  const summary = getCurrentSummary(currentRelease)
  getReleaseFile(summary, path)
  return reply.header('cache-control', 'no-store').redirect(downloadAddress(summary.id, path), 302)
}

type Published = { readonly api: PublishingApi; readonly summary: ReleaseSummary }

const getPublished = (publishing: readonly PublishingApi[], release: string): Published => {
  for (const api of publishing) {
    const isPublished = api.currentRelease.listPublications().some((one) => one.release === release)
    const summary = isPublished ? api.currentRelease.findSummary(release) : undefined
    if (summary !== undefined) return { api, summary }
  }
  throw new Refusal(
    'not_found',
    'There is no such release. /downloads lists all releases; "latest" leads to the current release.',
    {
      param: 'release',
      allowed: ['latest', ...publishing.flatMap(listPublished).map((one) => one.summary.id)],
    },
  )
}

const getReleaseFile = ({ id, files }: ReleaseSummary, path: string): ReleaseFile => {
  const file = files.find((one) => one.path === path)
  if (file !== undefined) return file
  const paths = files.map((one) => one.path)
  const nearest = findNearest(path, paths)
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  throw new Refusal('not_found', `The release ${id} has no such file.${hint} It has ${paths.join(', ')}.`, {
    param: 'path',
    allowed: paths,
    ...(nearest !== undefined && { didYouMean: nearest }),
  })
}
