import { test } from 'node:test'
import { loseDatabase } from './testing/lose-database.ts'

const OPERATIONS = [
  ['GET', (id: string) => `/api/messages/${id}`],
  ['GET', () => '/api/messages'],
  ['GET', (id: string) => `/api/sandbox/received?message=${id}`],
  ['DELETE', (id: string) => `/api/messages/${id}`],
] as const

for (const [method, addressOf] of OPERATIONS)
  test(`${method} ${addressOf('ID')}: while the database is away the sender is told to come back later, and then is answered`, (t) =>
    loseDatabase(t, (service, id) => service.ask({ method, url: addressOf(id) })))
