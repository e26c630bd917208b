import { ATTRIBUTION, Downloads } from '@rotunda/contract'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply } from 'fastify'
import { allowAnyOrigin, answerPreflight } from '../answers/cross-origin.ts'
import {
  addPublicAnswers,
  describeConditional,
  CONDITIONS,
  PUBLIC_HEADERS,
} from '../answers/public-answers.ts'
import { wantsHtml } from '../answers/wants-html.ts'
import { describeProblems } from '../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../describe/no-parameters.ts'
import { endWithService } from '../door/end-with-service.ts'
import { waitInFront } from '../door/wait-for-sample.ts'
import { sendPageOf } from '../pages/send-page.ts'
import {
  describeReleases,
  downloadAddress,
  getNewestSummary,
  keepListings,
  listEnded,
} from './published-releases.ts'
import { getFile, type DownloadNeeds } from './get-file/route.ts'

/**
 * Serves the bulk files without a limit. Sending a file costs no more than reading it, and browsers and proxies keep
 * it for good. A mirror of a release would use up the API’s limit for a minute before its last file.
 */
export const downloads: FastifyPluginCallback<DownloadNeeds> = (app, needs, done) => {
  waitInFront(app)
  void app.register((files: typeof app) => {
    allowAnyOrigin(files)
    endWithService(files)
    getFile(files, needs)
  })
  void app.register((list: typeof app) => {
    addPublicAnswers(list)
    listDownloads(list, needs)
  })
  done()
}

/** Lists all releases with their files, sizes and checksums, for scripts that download or mirror them. */
const listDownloads = (app: FastifyInstance, { publishing }: DownloadNeeds): void => {
  const send = keepListings(publishing)
  app.get('/downloads', { schema: description }, async (request, reply): Promise<FastifyReply> => {
    const { token } = getNewestSummary(publishing)
    reply.header('vary', 'Accept')
    if (wantsHtml(request) && (await sendPageOf(request, reply, '/downloads'))) return reply
    return send(reply, '', () => describeDownloads(publishing, token))
  })
  app.options('/downloads', { schema: { hide: true } }, answerPreflight)
}

const describeDownloads = (publishing: DownloadNeeds['publishing'], snapshot: string): Downloads => {
  const attributions = new Set(publishing.map(({ collection }) => collection.words.attribution))
  return {
    data: publishing.flatMap(describeReleases),
    ended: publishing.flatMap((api) =>
      listEnded(api).map(({ summary, ended_at, notice }) => ({
        id: summary.id,
        snapshot: summary.token,
        collection: api.collection.name,
        ended_at,
        notice,
      })),
    ),
    meta: { snapshot, attribution: [...attributions].join(' ') },
  }
}

const EXAMPLE: Downloads = {
  data: [
    {
      id: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
      snapshot: 'snap-5f70bf18a086007016e9',
      current: true,
      published_at: '2026-06-15T12:00:00.000Z',
      sample: false,
      collection: 'appropriations',
      api_url:
        '/api/appropriations/v1/releases/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
      accepted: [
        {
          gate: 'refused',
          name: 'house_bill/2026/INT',
          value: '3of40',
          detail:
            '3 of the 40 rows of house_bill/2026/INT (https://house.example/interior.csv) were refused (text_damaged 3), more than 5 %.',
        },
      ],
      files: [
        {
          name: 'data/senate-requests.csv',
          url: downloadAddress(
            '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
            'data/senate-requests.csv',
          ),
          media_type: 'text/csv; charset=utf-8',
          bytes: 281_714,
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
      ],
    },
  ],
  ended: [],
  meta: { snapshot: 'snap-5f70bf18a086007016e9', attribution: ATTRIBUTION },
}

const description = {
  operationId: 'listDownloads',
  tags: ['downloads'],
  summary: 'Releases and their files',
  description:
    'Lists the published releases that this service keeps, newest first, with the address, size and SHA-256 of each file. Does not count against the rate limit of the API. A browser that prefers HTML gets a page.',
  security: [],
  headers: CONDITIONS,
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'Releases and files.',
      headers: PUBLIC_HEADERS,
      content: { 'application/json': { schema: Downloads, example: EXAMPLE } },
    },
    ...describeConditional(PUBLIC_HEADERS),
    ...describeProblems('invalid_query', 'rate_limited', 'unavailable'),
  },
}
