import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PageCache } from './data/index.ts'
import type { AnswerLimit, KeptAnswers, ReadyAnswer } from './kept-answers.ts'

/** Lets a page be given again in front of the router, to those who ask for it in the same way. */
export type KeepPage = (request: FastifyRequest, answer: ReadyAnswer) => void

export type KeptPages = KeptAnswers & { readonly keep: KeepPage }

/** Enough for the pages that many people open, in the codings that their browsers take. */
const PAGES_BYTES = 16 * 1024 * 1024

/** Pages that were asked for at least twice; `app` counts their readers. */
export const makeKeptPages = (app: FastifyInstance): KeptPages => {
  const pages = new PageCache(PAGES_BYTES)
  return {
    limit: app.hasDecorator('readerLimit') ? app.readerLimit : UNLIMITED,
    find: (request) => pages.find(keyOf(request)),
    keep: ({ raw }, answer) => {
      pages.keep(keyOf(raw), answer)
    },
  }
}

const UNLIMITED: AnswerLimit = { take: () => undefined, look: () => undefined, describe: () => ({}) }

/**
 * All that a page depends on: it names its own address, and is packed as the browser takes it. No field can hold the
 * line ends between them: with spaces there, a `Host` could end as a coding begins, and be taken for another one.
 */
const keyOf = ({
  url = '',
  headers: { host = '', 'accept-encoding': coding = '' },
}: IncomingMessage): string => `${host}\n${coding}\n${url}`
