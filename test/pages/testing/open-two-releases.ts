import type { FullRecord } from '@rotunda/contract'
import { describeSite } from '@rotunda/web'
import { makePages, openWeb } from '@rotunda/web/pages'
import fastify from 'fastify'
import { parseHTML } from 'linkedom'
import { openTwoReleases as openTwo } from '../../../apps/service/src/http/appropriations/list-changes/testing.ts'
import { patience } from '../../../apps/service/src/platform/testing.ts'
import type { ReadPage } from './open-pages.ts'

type Options = { readonly contact?: string; readonly records?: readonly FullRecord[] }

/** The pages over the public API of two releases that were published one after the other, and no other data. */
export const openTwoReleases = async (
  t: { after(clean: () => unknown): void },
  { contact, records }: Options = {},
) => {
  const api = await openTwo(t)
  if (records !== undefined) await api.publish(records)
  const site = describeSite({ publicUrl: 'https://rotunda.example', operator: 'a test', contact })
  const web = openWeb({
    endAfter: () => patience(),
    ask: async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = Object.fromEntries(request.headers)
      const answer = await api.app.inject({ url: pathname + search, headers })
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
  return { ...api, read, pages: app }
}
