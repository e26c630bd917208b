import type { FastifyInstance } from 'fastify'
import { answerPreflight } from '../answers/cross-origin.ts'
import { demandOrigin } from '../door/own-origin.ts'
import { NO_PARAMETERS } from './no-parameters.ts'
import { makePostmanCollection } from './postman-collection.ts'
import { makeServed, type Current } from './served-description.ts'

export type DescribedApi = {
  readonly name: string
  readonly describe: () => object
  /** Reads the values of the current release that become examples. */
  readonly readCurrent: () => Promise<Current> | Current
}

/**
 * Serves each description with absolute addresses, the operator’s contact, and examples from the current release, and
 * one Postman collection of all of them.
 */
export const putDescriptions = (
  app: FastifyInstance,
  described: readonly DescribedApi[],
  contactEmail: string | undefined,
): void => {
  const serve = ({ describe }: DescribedApi, current: Current = []): object =>
    makeServed(describe(), { base: ANYWHERE, contactEmail, current })
  for (const api of described)
    putDocument(app, `/api/openapi/${api.name}.json`, {
      read: () => api.readCurrent(),
      make: (current) => serve(api, current),
    })
  putDocument(app, '/api/postman.json', {
    read: () => Promise.all(described.map(async ({ readCurrent }) => readCurrent())),
    make: (current) => {
      const apis = described.map((api, index) => ({
        name: api.name,
        document: serve(api, current[index]),
      }))
      return makePostmanCollection(apis, ANYWHERE)
    },
  })
}

type Making<Facts> = {
  /** Reads what the document depends on. */
  readonly read: () => Promise<Facts> | Facts
  /** Makes the document, with the origin ANYWHERE in all its addresses. */
  readonly make: (facts: Facts) => object
}

/** Serves a document, and makes it again only when its facts differ. */
const putDocument = <Facts>(app: FastifyInstance, path: string, { read, make }: Making<Facts>): void => {
  const texts = new Map<string, string>()
  let written = { key: '', text: '' }
  const writeAnywhere = (facts: Facts): string => {
    const key = JSON.stringify(facts)
    if (written.key !== key) written = { key, text: JSON.stringify(make(facts)) }
    return written.text
  }
  app.get(path, { schema: { hide: true, querystring: NO_PARAMETERS } }, async (request, reply) => {
    const base = demandOrigin(request)
    const facts = await read()
    const key = JSON.stringify([base, facts])
    const text = texts.get(key) ?? writeAnywhere(facts).replaceAll(ANYWHERE, () => base)
    if (texts.size >= MANY_TEXTS) texts.clear()
    texts.set(key, text)
    return reply.type('application/json; charset=utf-8').send(text)
  })
  app.options(path, { schema: { hide: true } }, answerPreflight)
}

/** Each host name by which readers reach the service has a text of its own. */
const MANY_TEXTS = 8

/** Origin in a document until the host name of a request replaces it. */
const ANYWHERE = 'https://anywhere.invalid'
