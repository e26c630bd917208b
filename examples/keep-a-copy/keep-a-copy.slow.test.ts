import { test } from 'node:test'
import { checkTranscript } from '../check-transcript.ts'

test('a copy takes in what changed, drops what vanished, and then has what is published', (t) =>
  checkTranscript(t, import.meta.dirname))
