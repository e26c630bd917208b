import { test } from 'node:test'
import { checkTranscript } from '../check-transcript.ts'
import { enrol } from '../get-access/enrol.ts'

test('reviewers accept, second and reverse reports as the page shows', (t) =>
  checkTranscript(t, import.meta.dirname, {
    invite: (printed, origin) => enrol(origin, 'rita@desk.example', printed),
    'invite-second': (printed, origin) => enrol(origin, 'sam@desk.example', printed),
    'invite-third': (printed, origin) => enrol(origin, 'kim@desk.example', printed),
  }))
