import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { OwnReport, ProofChallenge } from '@rotunda/contract'
import { spawnService, type Environment, type SpawnedService } from './testing.ts'
import { solveProof } from '../http/portal/testing.ts'
import { makeStartedEnvironment } from '../operator/testing.ts'
import { openTestPostgres } from '../platform/store/testing.ts'
import { patience } from '../platform/testing.ts'

type Receipt = { readonly number: number; readonly secret: string }

const ask = async <Data>({ base }: SpawnedService, path: string, body?: object): Promise<Data> => {
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin: base, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: patience(),
  })
  assert.ok(response.ok, `${path}: ${response.status}`)
  // Other tests hold the answers to their description.
  return ((await response.json()) as { readonly data: Data }).data
}

const send = async (service: SpawnedService, record: string): Promise<Receipt> => {
  const altcha = solveProof(await ask<ProofChallenge>(service, '/api/corrections/v1/challenge'))
  const why = 'The letter of the member says another amount.'
  return ask(service, '/api/corrections/v1/reports', { record, field: 'amount', proposed: 7, why, altcha })
}

/** Kills the service at the moment in which a number was answered, while other reports are on their way. */
const killAfterAnswers = async (t: TestContext, environment: Environment): Promise<void> => {
  const service = await spawnService(environment)
  const records = await ask<readonly { readonly id: string }[]>(
    service,
    '/api/appropriations/v1/records?limit=1',
  )
  const record = records[0]?.id ?? ''
  const first = await send(service, record)
  const sending = Array.from({ length: 5 }, () => send(service, record))
  const second = await Promise.any(sending)
  service.kill('SIGKILL')
  await service.ended
  const others = (await Promise.allSettled(sending)).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  )

  const again = await spawnService(environment)
  t.after(async () => {
    again.kill('SIGKILL')
    await again.ended
  })
  for (const { number, secret } of [first, second, ...others]) {
    const shown = await ask<OwnReport>(again, `/api/corrections/v1/private/${secret}`)
    assert.deepEqual(
      [shown.number, shown.proposed, shown.history[0]?.event],
      [number, { value: 7 }, 'receive'],
    )
  }
  const next = await send(again, record)
  assert.ok(![first, ...others].some(({ number }) => number === next.number))
}

test('a report that was answered with a number outlives the kill of its process on SQLite', async (t) => {
  await killAfterAnswers(t, await makeStartedEnvironment(t))
})

test('a report that was answered with a number outlives the kill of its process on PostgreSQL', async (t) => {
  const database = await openTestPostgres([])
  t.after(() => database.destroy())
  const { databaseUrl } = database.place
  if (databaseUrl === undefined) t.skip('no PostgreSQL server listens on this machine')
  else await killAfterAnswers(t, { ...(await makeStartedEnvironment(t)), DATABASE_URL: databaseUrl })
})
