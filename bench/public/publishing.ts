import { cp, readdir, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { order, SAMPLE, type Data } from './data.ts'
import { API, startService } from './service.ts'

export type Publishing = {
  readonly publications: number
  /** Size of the second release. */
  readonly otherRecords: number
  readonly requests: number
  readonly changed: number
  readonly failed: number
}

const CONNECTIONS = 200
/** Loopback addresses of the clients: the service takes 128 connections from one address. */
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
const PUBLICATIONS = 6
/** The second release is small, since its build is not measured. */
const OTHER_RECORDS = 20_000

/** 200 clients walk without a pause while two releases are published in turn: each answer is a page or the 409. */
export const measurePublishing = async (data: Data): Promise<Publishing> => {
  const directory = `${data.directory}-published`
  // Other parts read the release that is published in the first directory.
  await cp(data.directory, directory, { recursive: true })
  await order(directory, ['--records', String(OTHER_RECORDS), '--seed', '2'], SAMPLE)
  await order(directory, ['release', 'build'])
  const releases = await listReleases(directory)
  const service = await startService(directory)
  const counts = { requests: 0, changed: 0, failed: 0 }
  const walking = { on: true }
  const agents = ADDRESSES.map((localAddress) => new Agent({ localAddress, keepAlive: true }))
  const walkers = Array.from({ length: CONNECTIONS / agents.length }, () =>
    agents.map((agent) => walk({ base: service.base, agent }, counts, walking)),
  ).flat()
  for (let at = 0; at < PUBLICATIONS; at += 1)
    await publishAnyway(directory, releases[at % releases.length] ?? '')
  walking.on = false
  await Promise.all(walkers)
  for (const agent of agents) agent.destroy()
  await service.stop()
  await rm(directory, { recursive: true })
  return { publications: PUBLICATIONS, otherRecords: OTHER_RECORDS, ...counts }
}

/**
 * The two samples have other rows: everything that the gates find in them is accepted, by the command that they name.
 */
const publishAnyway = async (directory: string, release: string): Promise<void> => {
  const words = ['release', 'publish', release]
  try {
    await order(directory, words)
  } catch (refusal) {
    const accepted = [...String(refusal).matchAll(/(--accept) (\S+@\S+)/g)].flatMap(([, ...option]) => option)
    await order(directory, [...words, ...accepted])
  }
}

type Counts = { requests: number; changed: number; failed: number }

type Client = { readonly base: string; readonly agent: Agent }

const walk = async (client: Client, counts: Counts, walking: { readonly on: boolean }): Promise<void> => {
  let query = 'limit=200'
  while (walking.on) {
    const { status, body } = await ask(client, query).catch(() => NO_ANSWER)
    counts.requests += 1
    if (status === 409) counts.changed += 1
    else if (status !== 200) counts.failed += 1
    const { snapshot = '', next_offset = null } = body?.meta ?? {}
    query = next_offset === null ? 'limit=200' : `limit=200&snapshot=${snapshot}&offset=${next_offset}`
  }
}

type Answer = { readonly status: number | undefined; readonly body: Page | undefined }

const NO_ANSWER: Answer = { status: undefined, body: undefined }

const ask = async ({ base, agent }: Client, query: string): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(`${base}${API}/records?${query}`, { agent }, resolve).once('error', reject)
  const answer = await promise
  const read = await json(answer)
  const status = answer.statusCode
  // The contract gives the answer this shape.
  return { status, body: status === 200 ? (read as Page) : undefined }
}

type Page = { readonly meta: { readonly snapshot: string; readonly next_offset: number | null } }

const listReleases = async (directory: string): Promise<string[]> => {
  const names = await readdir(join(directory, 'releases'))
  return names.filter((name) => /^[0-9a-f]{64}$/.test(name))
}
