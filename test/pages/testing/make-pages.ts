import type { FastifyInstance } from 'fastify'
import { putAssets, writeProblemPage } from '@rotunda/web'
import { openPageWriter } from '../../../apps/service/src/wiring/open-reader.ts'
import { openSite } from '../../../apps/service/src/wiring/open-site.ts'
import { patience } from '../../../apps/service/src/platform/testing.ts'
import { answerPages, type Pages, type PagesNeeds } from '../../../apps/service/src/http/pages/pages.ts'
import { ReadyAnswers } from '../../../apps/service/src/http/answers/ready-answers.ts'

const SETTINGS = { ROTUNDA_OPERATOR: 'Example Society' }

/** The pages themselves, for a part of the application, and what they take. */
export const makePages = async (app: FastifyInstance): Promise<[Pages, PagesNeeds]> => {
  const { routes, writePage } = await openPageWriter(SETTINGS, {
    ask: answerPages(app),
    apis: [],
    endAfter: () => patience(),
  })
  return [
    {
      routes,
      assets: putAssets,
      listReleases: () => [],
      writeProblem: (problem, url, samples) => writeProblemPage(problem, url, openSite(SETTINGS), samples),
    },
    {
      addressOf: () => '127.0.0.1',
      clock: () => new Date(),
      readers: { writePage },
      ready: new ReadyAnswers(),
    },
  ]
}
