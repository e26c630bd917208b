import assert from 'node:assert/strict'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { test } from 'node:test'
import fastify, { type FastifyRequest } from 'fastify'
import { makeKeptPages } from './keep-pages.ts'
import type { ReadyAnswer } from './kept-answers.ts'

const PAGE: ReadyAnswer = {
  isCurrent: () => true,
  route: '/records',
  etag: 'W/"e"',
  fields: [],
  bareFields: [],
  body: Buffer.from('page'),
}

const askFor = (url: string, host = 'data.example', coding = 'br'): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { url, headers: { host, 'accept-encoding': coding } })

test('a page that was asked for twice is given again to who asks for it in the same way, and to nobody else', () => {
  const pages = makeKeptPages(fastify())
  // Of a request the pages read no more than this.
  const request = { raw: askFor('/records') } as FastifyRequest
  pages.keep(request, PAGE)
  assert.equal(pages.find(askFor('/records')), undefined)
  pages.keep(request, PAGE)
  assert.equal(pages.find(askFor('/records')), PAGE)
  for (const other of [
    askFor('/records?'),
    askFor('/records', 'localhost'),
    askFor('/records', 'data.example', 'gzip'),
  ])
    assert.equal(pages.find(other), undefined)
})
