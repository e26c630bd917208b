import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LogLines } from './log-lines.ts'

test('a wait for an event that never comes ends, and says what was logged instead', async () => {
  const log = new LogLines()
  log.write('{"event":"offices.kept","reason":"away"}\n')
  await assert.rejects(
    log.until('offices.refreshed', 2, AbortSignal.abort()),
    /"offices\.refreshed" was logged 0 times of 2:\n\{"event":"offices\.kept","reason":"away"\}/,
  )
})
