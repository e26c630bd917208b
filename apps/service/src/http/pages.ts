import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/index.ts'
import { askHere, type AskService } from './ask-here.ts'
import type { ClientAddress } from './client-address.ts'
import { makeScheduler } from './data/index.ts'
import { makeKeptPages, type KeepPage } from './keep-pages.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { limitReaders } from './limit-readers.ts'
import type { WritePage, WriteProblem } from './send-page.ts'
import { makeTurns, type TakeTurn } from './take-turns.ts'
import type { IsCrowded } from './watch-arrivals.ts'

export type PagesSurroundings = {
  readonly ask: AskService
  readonly visitorOf: (request: FastifyRequest) => string
  readonly listSamples: () => readonly string[]
  readonly keep: KeepPage
  /** For pages that are written: everybody else has their turn between two of them. */
  readonly takeTurn: TakeTurn
}

/** Pages for people, which know the service by its APIs alone: what it takes to give them a place in it. */
export type Pages = {
  readonly open: (around: PagesSurroundings) => OpenPages
  readonly writeProblem: WriteProblem
}

export type OpenPages = {
  readonly plugin: FastifyPluginCallback
  readonly writePage: WritePage
}

export type PagesNeeds = {
  readonly addressOf: ClientAddress
  readonly clock: Clock
  readonly isCrowded?: IsCrowded
}

/** Adds the pages, in a part of the application of their own. Gives those that can be given again. */
export const putPages = async (
  app: FastifyInstance,
  pages: Pages,
  { addressOf, clock, isCrowded }: PagesNeeds,
): Promise<KeptAnswers> => {
  const kept = makeKeptPages(app)
  const listSamples = () => app.listSamples?.() ?? []
  const { plugin, writePage } = pages.open({
    ask: askHere(app),
    visitorOf: ({ raw }) => addressOf(raw),
    listSamples,
    keep: kept.keep,
    takeTurn: makeTurns(makeScheduler(clock, isCrowded)),
  })
  app.decorate('writeProblemPage', pages.writeProblem)
  app.decorate('writePage', writePage)
  await app.register(async (scope) => {
    limitReaders(scope)
    await scope.register(plugin)
  })
  return kept
}
