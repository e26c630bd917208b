import type { FastifyReply, FastifyRequest } from 'fastify'
import { PROBLEMS } from '@rotunda/contract'
import type { Refusal } from '../../platform/index.ts'
import { sendPage, writePage } from './write-page.ts'
import { writeText } from './write-text.ts'

/** A refusal for a person who follows a link: what is wrong, what would do, and the way back. */
export const sendProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply => {
  const { code, status, message, didYouMean, allowed } = refusal
  const lines = [
    `<p>${writeText(message)}</p>`,
    ...(didYouMean === undefined ? [] : [`<p>Did you mean <code>${writeText(didYouMean)}</code>?</p>`]),
    ...(allowed === undefined ? [] : [`<p>Taken here: ${allowed.map(writeCode).join(', ')}.</p>`]),
    '<p><a href="/">The front page</a> leads to what there is.</p>',
    `<p>HTTP ${status}, <a href="/docs/problems#${code}"><code>${code}</code></a>; id of this request: <code>${writeText(request.id)}</code></p>`,
  ]
  // Programs get JSON at the same address: what keeps copies keeps none of this.
  reply.header('vary', 'Accept').header('cache-control', 'no-store')
  const samples = request.server.listSamples?.(request.url) ?? []
  return sendPage(reply, writePage({ title: PROBLEMS[code].title, lines, samples }))
}

const writeCode = (text: string): string => `<code>${writeText(text)}</code>`
