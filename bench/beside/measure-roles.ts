import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { issueKey } from '../issue-key.ts'
import { MESSAGE } from '../message/message.ts'
import { runService, type Running } from '../processes.ts'
import { API } from '../public/service.ts'
import { startReading } from './measure-beside.ts'
import { joinSent, sendSteadily, type Sent } from './send-steadily.ts'

/** Messages while no totals are asked, and beside them. */
export type Loaded = {
  readonly idle: Sent
  readonly loaded: Sent
  readonly totalsPerSecond: number
}

/** Totals go to a process of their own, or to the process that gets the messages. */
export type Roles = { readonly apart: Loaded; readonly together: Loaded }

export const PER_SECOND = 20
export const SECONDS = 15
export const ROUNDS = 4
export const ALL_THAT_ANSWER = 'message,data,partner,pages,portal'
const SERVER = 'postgres://postgres@127.0.0.1:5432'
const TOTALS = new URL('ask-totals.ts', import.meta.url)

/** Two processes by role, and one with all that answer requests, on one PostgreSQL and one sample. They take turns. */
export const measureRoles = async (): Promise<Roles> => {
  const admin = new pg.Client({ connectionString: `${SERVER}/test` })
  await admin.connect()
  const name = `rotunda_bench_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name}`)
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-'))
  const settings = {
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    DATABASE_URL: `${SERVER}/${name}`,
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_MESSAGE_RATE: '0',
  }
  const start = (roles: string) => runService({ ...settings, ROTUNDA_ROLES: roles }, [/(http:\/\/[^/\s]+)/])
  // The first start makes the sample.
  const together = await start(ALL_THAT_ANSWER)
  await awaitData(together)
  const [message, data] = [await start('message'), await start('data')]
  await awaitData(data)
  const key = issueKey(directory, ['messages:send'], settings)
  const measured = await takeTurns({ together, message, data }, key)
  for (const service of [together, message, data]) await service.stop()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  rmSync(directory, { recursive: true })
  return measured
}

const takeTurns = async (
  { together, message, data }: Readonly<Record<'together' | 'message' | 'data', Running>>,
  key: Readonly<Record<string, string>>,
): Promise<Roles> => {
  const headers = { 'content-type': 'application/json', ...key }
  const send = (to: Running, seconds = SECONDS) =>
    sendSteadily({
      url: `${baseOf(to)}/api/send-message`,
      headers,
      body: MESSAGE,
      perSecond: PER_SECOND,
      seconds,
    })
  const [apart, both]: [Round[], Round[]] = [[], []]
  for (const to of [together, message]) await send(to, 1)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [rounds, to, loaded] of [
      [apart, message, data],
      [both, together, together],
    ] as const) {
      const idle = await send(to)
      const reading = await startReading(TOTALS, baseOf(loaded), round)
      rounds.push({ idle, loaded: await send(to), totals: await reading.stop() })
    }
  return { apart: joinRounds(apart), together: joinRounds(both) }
}

type Round = { readonly idle: Sent; readonly loaded: Sent; readonly totals: number }

const joinRounds = (rounds: readonly Round[]): Loaded => ({
  idle: joinSent(rounds.map(({ idle }) => idle)),
  loaded: joinSent(rounds.map(({ loaded }) => loaded)),
  totalsPerSecond: rounds.reduce((sum, { totals }) => sum + totals, 0) / rounds.length,
})

const baseOf = ({ found: [base = ''] }: Running): string => base

const awaitData = async (service: Running): Promise<void> => {
  for (;;) {
    const { status } = await fetch(`${baseOf(service)}${API}/records?limit=1`)
    if (status === 200) return
    await setTimeout(500)
  }
}
