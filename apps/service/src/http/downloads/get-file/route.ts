import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findNearest, Refusal } from '../../../platform/index.ts'
import type { CurrentRelease, ReleaseFile, ReleaseSummary } from '../../../releases/index.ts'
import { answerPreflight } from '../../cross-origin.ts'
import { downloadAddress } from '../download-address.ts'
import { getCurrentSummary, listPublished } from '../published-releases.ts'
import { getFileDescription } from './description.ts'
import { sendFile } from './send-file.ts'

export type DownloadNeeds = {
  readonly currentRelease: CurrentRelease
  /** Holds a folder for each release, named by its id. */
  readonly releasesDirectory: string
}

type Wanted = { readonly release: string; readonly '*': string }

/**
 * Any file of any release that was published. What can be had is a list in the release itself: no path of a request
 * ever reaches the file system.
 */
export const getFile = (app: FastifyInstance, needs: DownloadNeeds): void => {
  const answer = (request: FastifyRequest<{ Params: Wanted }>, reply: FastifyReply) => {
    const { release, '*': path } = request.params
    if (release === 'latest') return redirect(reply, needs.currentRelease, path)
    const summary = getSummary(needs.currentRelease, release)
    const file = getReleaseFile(summary, path)
    return sendFile(request, reply, join(needs.releasesDirectory, summary.id), file)
  }
  const url = '/downloads/:release/*'
  app.get(url, { exposeHeadRoute: false, schema: getFileDescription }, answer)
  app.head(url, { schema: { hide: true } }, answer)
  app.options(url, { schema: { hide: true } }, answerPreflight)
}

/** Kept by nobody: it leads elsewhere as soon as another release is published. */
const redirect = (reply: FastifyReply, currentRelease: CurrentRelease, path: string): FastifyReply => {
  const summary = getCurrentSummary(currentRelease)
  getReleaseFile(summary, path)
  return reply.header('cache-control', 'no-store').redirect(downloadAddress(summary.id, path), 302)
}

const getSummary = (currentRelease: CurrentRelease, release: string): ReleaseSummary => {
  const published = currentRelease.listPublications().some((publication) => publication.release === release)
  const summary = published ? currentRelease.findSummary(release) : undefined
  if (summary !== undefined) return summary
  throw new Refusal(
    'not_found',
    'There is no such release. /downloads lists all; "latest" leads to the current one.',
    { param: 'release', allowed: ['latest', ...listPublished(currentRelease).map((one) => one.summary.id)] },
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
