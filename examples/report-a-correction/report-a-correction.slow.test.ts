import { test } from 'node:test'
import { checkTranscript } from '../check-transcript.ts'

test('a mistake is reported, followed and withdrawn as the page shows', (t) =>
  checkTranscript(t, import.meta.dirname))
