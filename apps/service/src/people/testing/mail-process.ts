import { portalMigrations } from '../../access/index.ts'
import { makeSealer } from '../../platform/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openStore } from '../../platform/store/index.ts'
import { putMail } from '../mail.ts'
import { MailWorker } from '../send-mail.ts'
import type { PeopleTables } from '../tables.ts'

// A process that commits a mail and hands it to a server that never answers. It prints each step, and waits to be killed.
const [, , directory = '', time = '', until = ''] = process.argv
const at = new Date(Number(time))
const sealer = makeSealer([{ id: 1, secret: Buffer.alloc(32, 1) }])
const store = await openStore({ directory, migrations: portalMigrations, clock: () => at })
const text = { paragraphs: ['Your code is 12345678.'] }
await store.write<PeopleTables, undefined>(async (trx) => {
  await putMail(trx, sealer, { mailbox: 'ada@example.org', kind: 'code', subject: 'Your code', text }, at)
  return undefined
})
if (until === 'taken')
  new MailWorker({
    store,
    sealer,
    log: makeLog('silent'),
    keepsSent: false,
    findSender: () => ({ origin: 'https://rotunda.example' }),
    deliver: () => {
      process.stdout.write('taken\n')
      return new Promise(() => undefined)
    },
  }).start()
else process.stdout.write('committed\n')
// Keeps the process alive.
process.stdin.resume()
