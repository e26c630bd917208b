import { auditWrites } from '../audit/index.ts'
import { findMailPause, pauseMail, resumeMail, type MailPause } from '../people/index.ts'
import { DRY_RUN_OPTION, type Command } from './command.ts'
import { getOption } from './command-line.ts'
import { readText } from './option-values.ts'

const REASON_CHARACTERS = 500

export const describeMailPause = ({ pausedAt, reason }: MailPause): string =>
  `Mail is paused (since ${pausedAt.toISOString()}: ${reason}). It goes on with "mail resume".`

const showPause = (pause: MailPause | undefined) =>
  pause === undefined
    ? { state: 'open' }
    : { state: 'paused', since: pause.pausedAt.toISOString(), reason: pause.reason }

export const mailPause: Command = {
  words: 'mail pause',
  summary: 'Stop sending mail. Each mail waits until "mail resume".',
  details: 'Nobody can sign in by mail meanwhile. A code that waits too long is never sent.',
  examples: ['mail pause --reason "The mail server moves."'],
  options: [
    { name: 'reason', value: 'TEXT', description: 'Reason of the pause, for operators.', required: true },
    DRY_RUN_OPTION,
  ],
  preview: async (_line, { store }) => {
    const earlier = await findMailPause(store)
    return {
      json: { would_pause: earlier === undefined },
      text: earlier === undefined ? 'Mail would be paused.' : describeMailPause(earlier),
    }
  },
  run: async (line, { store, actor }) => {
    const reason = readText('reason', getOption(line, 'reason'), REASON_CHARACTERS)
    const earlier = await findMailPause(store)
    const pause = earlier ?? { pausedAt: await store.now(), reason }
    const entry = { actor, action: 'mail.pause', object: 'mail', detail: JSON.stringify({ reason }) } as const
    if (earlier === undefined) await pauseMail(auditWrites(store, entry, pause.pausedAt), pause)
    return { json: showPause(pause), text: describeMailPause(pause) }
  },
}

export const mailResume: Command = {
  words: 'mail resume',
  summary: 'Let mail go out again. The service then sends the mails that wait.',
  examples: ['mail resume'],
  options: [DRY_RUN_OPTION],
  preview: async (_line, { store }) => {
    const pause = await findMailPause(store)
    return {
      json: { would_resume: pause !== undefined },
      text:
        pause === undefined ? 'Mail is not paused.' : `Mail would go out again. ${describeMailPause(pause)}`,
    }
  },
  run: async (_line, { store, actor }) => {
    const pause = await findMailPause(store)
    const entry = { actor, action: 'mail.resume', object: 'mail', detail: '{}' } as const
    if (pause !== undefined) await resumeMail(auditWrites(store, entry, await store.now()))
    return {
      json: showPause(undefined),
      text:
        pause === undefined ? 'Mail was not paused.' : 'Mail goes out again; the service sends what waits.',
    }
  },
}
