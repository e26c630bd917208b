import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Log, Sealer, Store } from '../platform/index.ts'
import { logFault } from '../platform/store/index.ts'
import { MAIL_LIMITS } from './limits.ts'
import { openText } from './mail.ts'
import { eraseMail, leaseMail, settleFailed, settleSent } from './mail-queue.ts'
import type { MailRow } from './tables.ts'
import { writeMail, type MailSender, type WrittenMail } from './write-mail.ts'

/** A mail for the server. Its id stays the same when it is sent again. */
export type OutgoingMail = WrittenMail & { readonly id: string; readonly mailbox: string }

/** Resolves when the server took the mail. The signal ends a try that takes too long. */
export type DeliverMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>

/** The mailbox of a sandbox: each mail stays in the outbox, where people read it. */
export const keepMail: DeliverMail = () => Promise.resolve()

export type MailEvent = 'mail.sent' | 'mail.failed' | 'mail.fault'

export type MailNeeds = {
  readonly store: Store
  readonly sealer: Sealer
  readonly log: Log<MailEvent>
  readonly deliver: DeliverMail
  /** Whether the text of a code stays readable after it was sent. */
  readonly keepsCodes: boolean
  /** Undefined while the address of the service is not known: mails wait. */
  readonly findSender: () => MailSender | undefined
}

const TRY_MILLISECONDS = MAIL_LIMITS.trySeconds.value * 1000
const LOOK_MILLISECONDS = MAIL_LIMITS.lookMilliseconds.value
const ERASE_MILLISECONDS = MAIL_LIMITS.eraseSeconds.value * 1000

/** Sends the mails of the outbox, one at a time, until it is stopped. Any number of workers may share a store. */
export class MailWorker {
  readonly #needs: MailNeeds
  readonly #signals = new EventEmitter<{ wake: [] }>()
  readonly #stop = new AbortController()
  readonly #cut = new AbortController()
  #running: Promise<unknown> = Promise.resolve()
  /** Counts wake-ups, so that none during a pass is lost. */
  #wakes = 0

  constructor(needs: MailNeeds) {
    this.#needs = needs
  }

  start(): void {
    this.#running = Promise.all([
      this.#repeat(() => this.#sendDue(), LOOK_MILLISECONDS),
      this.#repeat(() => this.#erase(), ERASE_MILLISECONDS),
    ])
  }

  /** Announces that a mail is due. */
  wake(): void {
    this.#wakes += 1
    this.#signals.emit('wake')
  }

  /** Begins no new try, and gives the running one `graceSeconds` to end. */
  async stop(graceSeconds: number): Promise<void> {
    this.#stop.abort()
    const grace = new AbortController()
    const cut = setTimeout(graceSeconds * 1000, undefined, { signal: grace.signal }).then(
      () => this.#cut.abort(),
      () => undefined,
    )
    await this.#running
    grace.abort()
    await cut
  }

  /** Sends every mail that is due, and erases texts, for tests. */
  async runOnce(): Promise<void> {
    await this.#sendDue()
    await this.#erase()
  }

  async #repeat(work: () => Promise<void>, pauseMilliseconds: number): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      const wakes = this.#wakes
      const isWell = await work().then(() => true, this.#report)
      if (wakes === this.#wakes) await this.#rest(isWell ? pauseMilliseconds : ERASE_MILLISECONDS)
    }
  }

  /** Logs a fault such as a database that is away. The next pass tries again. */
  readonly #report = (cause: unknown): false => {
    this.#needs.log.error('mail.fault', logFault(cause))
    return false
  }

  async #rest(milliseconds: number): Promise<void> {
    const done = new AbortController()
    const signal = AbortSignal.any([done.signal, this.#stop.signal])
    const waits = [setTimeout(milliseconds, undefined, { signal }), once(this.#signals, 'wake', { signal })]
    // Each wait rejects when it is cancelled.
    await Promise.race(waits.map((wait) => wait.catch(() => undefined)))
    done.abort()
  }

  async #sendDue(): Promise<void> {
    const { store, findSender } = this.#needs
    for (;;) {
      const sender = findSender()
      if (sender === undefined || this.#stop.signal.aborted) return
      const mail = await leaseMail(store, await store.now())
      if (mail === undefined) return
      await this.#send(mail, sender)
    }
  }

  async #send(mail: MailRow, sender: MailSender): Promise<void> {
    const { store, log, deliver, keepsCodes } = this.#needs
    const facts = { mail_id: mail.id, tries: mail.tries }
    try {
      const signal = AbortSignal.any([this.#cut.signal, AbortSignal.timeout(TRY_MILLISECONDS)])
      await deliver(this.#write(mail, sender), signal)
    } catch (cause) {
      const isLast = await settleFailed(store, mail, await store.now())
      const said = { ...facts, is_last: isLast, ...nameFault(cause) }
      if (isLast) log.error('mail.failed', said)
      else log.warn('mail.failed', said)
      return
    }
    await settleSent(store, mail, { keepsCodes }, await store.now())
    log.info('mail.sent', facts)
  }

  #write({ id, mailbox, subject, sealed_key, sealed_body }: MailRow, sender: MailSender): OutgoingMail {
    if (mailbox === null || sealed_key === null || sealed_body === null)
      throw new Error('the text of the mail is erased')
    const text = openText(this.#needs.sealer, { key: sealed_key, body: sealed_body }, id)
    return { id, mailbox, ...writeMail(subject, text, sender) }
  }

  async #erase(): Promise<void> {
    const { store } = this.#needs
    if ((await eraseMail(store, await store.now())) > 0) await store.eraseDeleted()
  }
}

/** A server's own words may repeat the mailbox, so the log has its codes alone. */
const nameFault = (cause: unknown): { reason: string; status: number | null } => {
  if (!(cause instanceof Error)) return { reason: 'unknown', status: null }
  const { name, code, responseCode }: Error & { code?: unknown; responseCode?: unknown } = cause
  return {
    reason: typeof code === 'string' ? code : name,
    status: typeof responseCode === 'number' ? responseCode : null,
  }
}
