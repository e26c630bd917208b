import { findMail, listMail, readMail, type ReadMail } from '../people/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { nameSender } from '../wiring/open-mail.ts'
import { openSecrets } from '../wiring/secrets.ts'
import { getOperand } from './command-line.ts'
import type { Command } from './command.ts'
import type { StoreCommandContext } from './command-context.ts'
import { describeMail } from './describe-mail.ts'

export const mailShow: Command = {
  words: 'mail show',
  onlyLooks: true,
  summary: 'Show one mail, in a sandbox with its text.',
  details: 'In live no command shows the text of a mail, and the mailbox is masked.',
  examples: ['mail show latest', 'mail show mail_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: { name: 'ID', description: 'Id of the mail, or `latest`.' },
  options: [],
  run: async (line, context) => {
    const named = getOperand(line)
    const mail = await find(context, named)
    if (mail === undefined)
      throw new OperatorFault(
        'not_found',
        named === LATEST ? 'There is no mail.' : `There is no mail ${named}.`,
      )
    const shown = describeMail(context.settings, mail)
    return { json: shown, text: describe(shown) }
  },
}

const LATEST = 'latest'

const find = async (
  { settings, store }: StoreCommandContext,
  named: string,
): Promise<ReadMail | undefined> => {
  const { sealer } = openSecrets(settings)
  const id = named === LATEST ? (await listMail({ store, sealer }, 1))[0]?.id : named
  if (id === undefined) return undefined
  if (settings.ROTUNDA_DELIVERY === 'live') {
    const mail = await findMail({ store, sealer }, id)
    return mail && { ...mail, text: null, html: null }
  }
  // A service on any free port has another address, which no command knows.
  const sender = nameSender(settings) ?? { origin: 'http://localhost' }
  return readMail({ store, sealer, sender }, id)
}

const describe = ({ text, ...mail }: ReadMail): string => {
  const known = [
    ['Mail', mail.id],
    ['Kind', mail.kind],
    ['To', mail.mailbox ?? 'erased'],
    ['Subject', mail.subject ?? 'erased'],
    ['State', mail.state],
    ['Created', mail.created_at],
    ['Sent', mail.sent_at ?? 'no'],
    ['Failed', mail.failed_at ?? 'no'],
    ['Tries', String(mail.tries)],
  ]
  return text === null ? formatTable(known) : `${formatTable(known)}\n\n${text.trimEnd()}`
}
