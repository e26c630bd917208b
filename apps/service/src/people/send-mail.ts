import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { makeDeliveryId, type Log, type Sealer, type Store } from '../platform/index.ts'
import { logFault } from '../platform/store/index.ts'
import { MAIL_LIMITS } from './limits.ts'
import { endOf, findCreated, openMail, TURNS } from './mail.ts'
import { findMailPause } from './mail-pause.ts'
import * as queue from './mail-queue.ts'
import { moveOldMail } from './old-mail.ts'
import type { MailKind, MailRow, PeopleTables } from './tables.ts'
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
  /** Whether every mail stays readable until its time is over, as in a sandbox. */
  readonly keepsSent: boolean
  /** Undefined while the address of the service is not known: mails wait. */
  readonly findSender: () => MailSender | undefined
}

const TRY = MAIL_LIMITS.trySeconds.value * 1000
const LOOK = MAIL_LIMITS.lookMilliseconds.value
const ERASE = MAIL_LIMITS.eraseSeconds.value * 1000
const FIRST_RETRY = MAIL_LIMITS.firstRetrySeconds.value * 1000
const LONGEST_RETRY = MAIL_LIMITS.longestRetryHours.value * 3_600_000
const FEWEST_TRIES = MAIL_LIMITS.fewestTries.value
const TRIED = MAIL_LIMITS.triedDays.value * 86_400_000
const MOST = MAIL_LIMITS.sentAtOnce.value
const MOST_OTHERS = MOST - MAIL_LIMITS.sentAtOnceToKnown.value
const LEASE = MAIL_LIMITS.leaseSeconds.value * 1000

type Waiting = Pick<MailRow, 'turn'> & { readonly due: number }

/**
 * Sends the mails of the outbox, several at once, until it is stopped. Any number of workers may share a store. A mail
 * that was refused stays with its worker, which remembers when it is due.
 */
export class MailWorker {
  /** Tries that ended, and mails that were given up, since the start. */
  readonly counts = { sent: 0, failed: 0, givenUp: new Map<MailKind, number>() }
  readonly #needs: MailNeeds
  readonly #id = makeDeliveryId()
  readonly #signals = new EventEmitter<{ wake: [] }>()
  readonly #stop = new AbortController()
  readonly #cut = new AbortController()
  readonly #waiting = new Map<string, Waiting>()
  readonly #sending = new Set<Promise<unknown>>()
  #running: Promise<unknown> = Promise.resolve()
  #seen = 0
  /** After a fault, a mail may be leased that this worker does not know of. */
  #isDoubtful = false
  /** Counts wake-ups, so that none during a pass is lost. */
  #wakes = 0

  constructor(needs: MailNeeds) {
    this.#needs = needs
  }

  start(): void {
    this.#running = Promise.all([this.#repeatSending(), this.#repeatErasing()])
  }

  /** Announces that a mail is due. */
  wake(): void {
    this.#wakes += 1
    this.#signals.emit('wake')
  }

  /** Begins no new try, gives the running ones `graceSeconds` to end, and its mails to other workers. */
  async stop(graceSeconds: number): Promise<void> {
    this.#stop.abort()
    const grace = new AbortController()
    const cut = setTimeout(graceSeconds * 1000, undefined, { signal: grace.signal }).then(
      () => this.#cut.abort(),
      () => undefined,
    )
    await this.#running
    await Promise.all(this.#sending)
    grace.abort()
    await cut
    if (this.#waiting.size > 0) await queue.forgetWorker(this.#needs.store, this.#id).catch(this.#report)
  }

  /** Sends every mail that is due, and erases texts, for tests. */
  async runOnce(): Promise<void> {
    let wakes: number
    do {
      wakes = this.#wakes
      await this.#sendDue()
      await Promise.all(this.#sending)
    } while (wakes !== this.#wakes)
    await this.#erase()
  }

  async #repeatSending(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const wakes = this.#wakes
      const isWell = await this.#sendDue().then(() => true, this.#report)
      if (wakes === this.#wakes) await this.#rest(isWell ? LOOK : ERASE)
    }
  }

  async #repeatErasing(): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      await this.#erase().catch(this.#report)
      // The wait rejects when it is cancelled.
      await setTimeout(ERASE, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Logs a fault such as a database that is away. The next pass tries again. */
  readonly #report = (cause: unknown): false => {
    this.#isDoubtful = true
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

  /** Begins as many tries as may run at once. Some of them are only for codes to mailboxes that are known. */
  async #sendDue(): Promise<void> {
    const { store, findSender } = this.#needs
    await this.#keep(await store.now())
    while (this.#sending.size < MOST) {
      const sender = findSender()
      if (sender === undefined || this.#stop.signal.aborted) return
      if ((await findMailPause(store)) !== undefined) return
      const mail = await this.#lease(await store.now())
      if (mail === undefined) return
      const sending = this.#send(mail, sender)
        .catch(this.#report)
        .finally(() => {
          this.#sending.delete(sending)
          this.wake()
        })
      this.#sending.add(sending)
    }
  }

  /** Leases a mail of its own that is due again, or else the next one of the outbox. */
  async #lease(at: Date): Promise<MailRow | undefined> {
    const { store } = this.#needs
    const onlyKnown = this.#sending.size >= MOST_OTHERS
    for (const [id, { turn, due }] of this.#waiting) {
      if (due > at.getTime() || (onlyKnown && turn !== TURNS.known)) continue
      this.#waiting.delete(id)
      const mail = await queue.leaseAgain(store, { worker: this.#id, id }, at)
      if (mail !== undefined) return mail
    }
    return queue.leaseMail(store, { worker: this.#id, onlyKnown }, at)
  }

  /** Keeps the mails that this worker leased, and finds those that a fault left to it. */
  async #keep(at: Date): Promise<void> {
    const { store } = this.#needs
    if (this.#isDoubtful) {
      for (const { id, turn } of await queue.listLeased(store, this.#id))
        if (!this.#waiting.has(id)) this.#waiting.set(id, { turn, due: at.getTime() + LEASE })
      this.#isDoubtful = false
    }
    if (this.#sending.size + this.#waiting.size === 0 || at.getTime() < this.#seen + queue.SEEN) return
    this.#seen = at.getTime()
    await store.write<PeopleTables, unknown>((trx) => queue.noteWorker(trx, this.#id, at))
  }

  async #send(mail: MailRow, sender: MailSender): Promise<void> {
    const { store, sealer, log, deliver, keepsSent } = this.#needs
    const facts = { mail_id: mail.id, tries: mail.tries }
    if (await this.#dropEnded(mail)) return
    try {
      const envelope = openMail(sealer, mail)
      if (envelope === undefined) throw new Error('no sealing key opens the mail')
      const { mailbox, subject, text } = envelope
      const signal = AbortSignal.any([this.#cut.signal, AbortSignal.timeout(TRY)])
      await deliver({ id: mail.id, mailbox, ...writeMail(subject, text, sender) }, signal)
    } catch (cause) {
      this.counts.failed += 1
      const isLast = await this.#settleFailed(mail)
      const said = { ...facts, is_last: isLast, ...nameFault(cause) }
      if (isLast) log.error('mail.failed', said)
      else log.warn('mail.failed', said)
      return
    }
    this.counts.sent += 1
    await queue.settleSent(store, mail, { keepsSent }, await store.now())
    log.info('mail.sent', facts)
  }

  /** Gives up a mail that would end during a try, such as a code that waited for its turn. */
  async #dropEnded(mail: MailRow): Promise<boolean> {
    const { store, sealer } = this.#needs
    const at = await store.now()
    const isEnded = endOf(mail.kind, findCreated(sealer, mail)) - TRY <= at.getTime()
    if (isEnded) await this.#giveUp(mail, at)
    return isEnded
  }

  /** Lets a mail wait for its next try, or gives it up. Returns whether it was given up. */
  async #settleFailed(mail: MailRow): Promise<boolean> {
    const { store, sealer } = this.#needs
    const at = await store.now()
    const due = at.getTime() + Math.min(FIRST_RETRY * 2 ** (mail.tries - 1), LONGEST_RETRY)
    const created = findCreated(sealer, mail)
    // A mail that waited for a worker has its tries all the same.
    const isTried = mail.tries >= FEWEST_TRIES && due >= created + TRIED
    if (!isTried && due < endOf(mail.kind, created) - TRY) {
      this.#waiting.set(mail.id, { turn: mail.turn, due })
      return false
    }
    return this.#giveUp(mail, at)
  }

  async #giveUp(mail: MailRow, at: Date): Promise<boolean> {
    const isGivenUp = await queue.giveUp(this.#needs.store, mail, at)
    if (isGivenUp) this.#countGivenUp(mail.kind)
    return isGivenUp
  }

  #countGivenUp(kind: MailKind): void {
    this.counts.givenUp.set(kind, (this.counts.givenUp.get(kind) ?? 0) + 1)
  }

  async #erase(): Promise<void> {
    const { store, sealer } = this.#needs
    const at = await store.now()
    const moved = await moveOldMail(store, sealer, at)
    const { erased, failed } = await queue.eraseMail(store, sealer, at)
    for (const kind of failed) this.#countGivenUp(kind)
    if (moved + erased > 0) await store.eraseDeleted()
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
