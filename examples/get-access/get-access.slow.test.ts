import { test } from 'node:test'
import { checkTranscript } from '../check-transcript.ts'
import { enrol } from './enrol.ts'

test('a partner gets access, reviewers decide and the terms change as the pages show', (t) =>
  checkTranscript(t, import.meta.dirname, {
    invite: (printed, origin) => enrol(origin, 'rita@desk.example', printed),
    'invite-second': (printed, origin) => enrol(origin, 'sam@desk.example', printed),
  }))
