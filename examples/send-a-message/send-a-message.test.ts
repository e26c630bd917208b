import { test } from 'node:test'
import { checkTranscript } from '../check-transcript.ts'

test('every command of the README does what the README shows', (t) => checkTranscript(t, import.meta.dirname))
