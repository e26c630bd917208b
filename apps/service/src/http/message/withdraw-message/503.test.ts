import { test } from 'node:test'
import { loseDatabase } from '../testing/lose-database.ts'

test('while the database is away the sender is told to come back later, and then it is withdrawn', (t) =>
  loseDatabase(t, (service, id) => service.ask({ method: 'DELETE', url: `/api/messages/${id}` })))
