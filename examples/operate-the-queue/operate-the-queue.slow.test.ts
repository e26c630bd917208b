import { test } from 'node:test'
import { checkTranscript } from '../check-transcript.ts'

test('every command of the page on the queue does what the page shows', (t) =>
  checkTranscript(t, import.meta.dirname))
