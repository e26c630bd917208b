import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SCOPES } from '@rotunda/contract'
import { openTestService, type Description, type TestService } from '../../apps/service/src/bin/testing.ts'
import { CONGRESS } from '../../apps/service/src/collections/congress/index.ts'
import { makeCheckAnswer } from '../../apps/service/src/http/testing.ts'
import { readRows } from '../../apps/service/src/releases/testing.ts'
import type { Table } from '../../apps/service/src/tables/index.ts'
import { sortByDefault } from '../../apps/service/src/tables/testing.ts'

export const API = '/api/partner/v1'

export type Row = { readonly id: string } & Readonly<Record<string, unknown>>

/** Every table of the collection that the API lists. Nothing looks into a row but by its table’s own columns. */
export const TABLES = CONGRESS.tables as readonly unknown[] as readonly Table<Row>[]

export type Page = {
  readonly data: readonly Row[]
  readonly meta: Readonly<Record<string, unknown>>
}

export type Answered = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** The service over its sample, with a key for all of it; every answer is held to the description of the API. */
export type Partner = {
  readonly service: TestService
  readonly description: Description
  /** In default order, with every field. */
  readonly rows: ReadonlyMap<string, readonly Row[]>
  ask(path: string, key?: string | null): Promise<Answered>
  read(path: string): Promise<Page>
  close(): Promise<void>
}

export const openPartner = async (): Promise<Partner> => {
  const service = await openTestService({
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  })
  // The document is the service’s own.
  const description = JSON.parse(JSON.stringify(service.app.describeData('partner'))) as Description
  const check = makeCheckAnswer(description)
  const { secret } = await service.issue({ scopes: SCOPES })
  const ask: Partner['ask'] = async (path, key = secret) => {
    const url = `${API}${path}`
    const headers = key === null ? {} : { authorization: `Bearer ${key}` }
    const { statusCode: status, headers: fields, body: text } = await service.app.inject({ url, headers })
    check({ method: 'GET', url, status, headers: fields, text })
    return { status, headers: fields, text }
  }
  const read = async (path: string): Promise<Page> => {
    const { status, text } = await ask(path)
    assert.equal(status, 200, `${path}: ${text.slice(0, 500)}`)
    return JSON.parse(text) as Page // held to its schema by `check`
  }
  const directory = join(service.settings.ROTUNDA_DATA, 'releases', CONGRESS.name)
  return { service, description, rows: readTables(directory), ask, read, close: () => service.close() }
}

const readTables = (directory: string): ReadonlyMap<string, readonly Row[]> => {
  const releases = readdirSync(directory).filter((name) => /^[0-9a-f]{64}$/.test(name))
  const [release = assert.fail(`${directory} has no release`)] = releases
  return new Map(
    TABLES.map((table) => [table.name, sortByDefault(table, readRows<Row>(directory, release, table.name))]),
  )
}

/** Lists are repeated parameters. */
export const toQuery = (parameters: object): string =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString()
