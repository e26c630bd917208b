import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { issueKey } from '../issue-key.ts'
import { loadAmount } from './load.ts'
import { MESSAGE } from './message.ts'
import { run, runService, type Running } from '../processes.ts'

export type Delivering = { readonly perSecond: number; readonly peakMegabytes: number }

const MESSAGES = 3000
const SERVER = 'postgres://postgres@127.0.0.1:5432'

type Span = { readonly delivered: number; readonly first: number; readonly last: number }
type State = { readonly env: Readonly<Record<string, string>>; readonly readSpan: () => Promise<Span> }

/** Fills the queue, then lets `workers` processes empty it into the House simulator, which runs in one of its own. */
const measure = async ({ env, readSpan }: State, workers: number, delay = 0): Promise<Delivering> => {
  const simulators = await run(
    ['apps/service/src/bin/simulators.ts', '--delay', String(delay)],
    {},
    ADDRESSES.map((name) => new RegExp(`${name}=(\\S+)`)),
  )
  const addresses = Object.fromEntries(ADDRESSES.map((name, index) => [name, simulators.found[index] ?? '']))
  const settings = {
    ...env,
    ...addresses,
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_RATES: 'off',
    ROTUNDA_MESSAGE_RATE: '0',
  }
  await fill(settings)
  const running: Running[] = []
  for (let count = 0; count < workers; count += 1) running.push(await runService(settings))
  let span = await readSpan()
  while (span.delivered < MESSAGES) {
    await setTimeout(200)
    span = await readSpan()
  }
  const peakMegabytes = Math.max(...running.map((service) => service.peakMegabytes()))
  for (const service of [...running, simulators]) await service.stop()
  return { perSecond: (MESSAGES / (span.last - span.first)) * 1000, peakMegabytes }
}

const ADDRESSES = [
  'ROTUNDA_HOUSE_URL',
  'ROTUNDA_SENATE_URL',
  'ROTUNDA_REGULATIONS_URL',
  'ROTUNDA_FEDERAL_REGISTER_URL',
] as const

const fill = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  const service = await runService({ ...settings, ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep' })
  const [base = ''] = service.found
  const key = issueKey(settings['ROTUNDA_DATA'] ?? '', ['messages:send'], settings)
  const headers = { 'content-type': 'application/json', ...key }
  await loadAmount(`${base}/api/send-message`, headers, MESSAGE, MESSAGES)
  await service.stop()
}

const SPAN = `select count(*) as delivered, min(at) as first, max(at) as last from timeline where state = 'delivered'`

export const measureOnSqlite = async (): Promise<Delivering> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-'))
  const readSpan = () => {
    const database = new DatabaseSync(join(directory, 'rotunda.sqlite'), { readOnly: true })
    const row = database.prepare(SPAN).get()
    database.close()
    return Promise.resolve(toSpan(row ?? {}))
  }
  const measured = await measure({ env: { ROTUNDA_DATA: directory }, readSpan }, 1)
  rmSync(directory, { recursive: true })
  return measured
}

/** Undefined where no PostgreSQL is. */
export const measureOnPostgres = async (workers: number, delay: number): Promise<Delivering | undefined> => {
  const name = `rotunda_bench_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: `${SERVER}/test` })
  const reached = await admin.connect().then(
    () => true,
    () => false,
  )
  if (!reached) return undefined
  await admin.query(`create database ${name}`)
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-'))
  const env = { ROTUNDA_DATA: directory, DATABASE_URL: `${SERVER}/${name}` }
  const readSpan = async () => {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(SPAN)
    await client.end()
    return toSpan(rows[0] ?? {})
  }
  const measured = await measure({ env, readSpan }, workers, delay)
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  rmSync(directory, { recursive: true })
  return measured
}

const toSpan = ({ delivered, first, last }: Record<string, unknown>): Span => ({
  delivered: Number(delivered),
  first: Number(first),
  last: Number(last),
})
