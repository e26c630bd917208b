import { describeSite } from '@rotunda/web'
import { openWeb } from '@rotunda/web/pages'
import fastify, { type FastifyInstance } from 'fastify'
import { parseHTML } from 'linkedom'
import { patience } from '../../../apps/service/src/platform/testing.ts'
import { makePages } from '../../../apps/web/src/testing/make-pages.ts'
import type { ReadPage } from './open-pages.ts'

type Cleaning = { after(clean: () => unknown): void }

/** The pages over an app that serves APIs alone. */
export const openWebOver = async (t: Cleaning, over: Pick<FastifyInstance, 'inject'>, contact?: string) => {
  const site = describeSite({ publicUrl: 'https://rotunda.example', operator: 'a test', contact })
  const web = openWeb({
    endAfter: () => patience(),
    ask: async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = Object.fromEntries(request.headers)
      const answer = await over.inject({ url: pathname + search, headers })
      return new Response(answer.statusCode === 304 ? null : answer.payload, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      })
    },
    site,
  })
  const app = fastify()
  const clock = () => new Date('2026-06-30T12:00:00Z')
  const around = { site, clock, visitorOf: () => '127.0.0.1', listSamples: () => [] }
  await app.register(makePages(web, around))
  t.after(() => app.close())
  const read = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<ReadPage> => {
    const answer = await app.inject({ url: path, headers: { accept: 'text/html', ...headers } })
    const fields = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(fields),
      text: answer.payload,
      document: parseHTML(answer.payload).document,
    }
  }
  return { read, pages: app }
}
