import { findMailPause, listMail, MAIL_LIMITS, type ListedMail } from '../people/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { openSecrets } from '../wiring/secrets.ts'
import { findOption } from './command-line.ts'
import type { Command } from './command.ts'
import { describeMail } from './describe-mail.ts'
import { describeMailPause } from './mail-pause.ts'
import { readNumber } from './option-values.ts'

const LIMIT = 50
const MOST = MAIL_LIMITS.listed.value

export const mailList: Command = {
  words: 'mail list',
  onlyLooks: true,
  summary: 'List the mails that the service wrote, newest first, without their text.',
  details: 'In live, mailboxes are masked.',
  examples: ['mail list', 'mail list --limit 5 --json'],
  options: [
    { name: 'limit', value: 'N', description: `Number of mails, 1 to ${MOST}; ${LIMIT} when left out.` },
  ],
  run: async (line, { settings, store }) => {
    const limit = readNumber('limit', findOption(line, 'limit'), { least: 1, most: MOST }) ?? LIMIT
    const mails = (await listMail({ store, sealer: openSecrets(settings).sealer }, limit)).map((mail) =>
      describeMail(settings, mail),
    )
    const pause = await findMailPause(store)
    const listed = mails.length === 0 ? 'There is no mail.' : describe(mails)
    return {
      json: { data: mails, meta: { paused: pause !== undefined } },
      text: pause === undefined ? listed : `${listed}\n${describeMailPause(pause)}`,
    }
  },
}

const describe = (mails: readonly ListedMail[]): string =>
  formatTable([
    ['ID', 'KIND', 'MAILBOX', 'SUBJECT', 'STATE', 'CREATED'],
    ...mails.map(({ id, kind, mailbox, subject, state, created_at }) => [
      id,
      kind,
      mailbox ?? '',
      subject ?? '',
      state,
      created_at,
    ]),
  ])
