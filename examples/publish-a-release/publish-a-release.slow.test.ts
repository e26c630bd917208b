import { test } from 'node:test'
import { checkTranscript } from '../check-transcript.ts'

test('every command of the tutorial does what the tutorial shows', (t) =>
  checkTranscript(t, import.meta.dirname))
