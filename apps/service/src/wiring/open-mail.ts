import {
  keepMail,
  listMail,
  MAIL_LIMITS,
  MailWorker,
  openSmtp,
  parseMailbox,
  parseSmtpServer,
  readMail,
  type DeliverMail,
  type MailEvent,
  type MailSender,
} from '../people/index.ts'
import type { SandboxMail } from '../http/index.ts'
import type { Log, Sealer, Store } from '../platform/index.ts'
import { hasRole } from './roles.ts'
import { SettingsFault, type FindFaults, type Settings } from './settings.ts'

/** Fewer characters could be guessed. */
const TOKEN_CHARACTERS = 32

/** Faults of the settings of mail, by name. None repeats a secret. */
export const findMailFaults: FindFaults = (settings) => {
  const { ROTUNDA_SMTP_URL: server, ROTUNDA_MAIL_FROM: from, ROTUNDA_SANDBOX_MAIL_TOKEN: token } = settings
  return [
    ...(server !== undefined && parseSmtpServer(server) === undefined ? [SERVER_FORM] : []),
    ...(from !== undefined && parseMailbox(from) !== from.toLowerCase() ? [FROM_FORM] : []),
    ...(token !== undefined && !TOKEN.test(token) ? [TOKEN_FORM] : []),
  ]
}

const TOKEN = new RegExp(`^[\\w.~+/=-]{${TOKEN_CHARACTERS},}$`)
const SERVER_FORM =
  'ROTUNDA_SMTP_URL must be smtps://user:password@host or smtp://user:password@host, with a port unless it is the default port, and without a path or options.'
const FROM_FORM = 'ROTUNDA_MAIL_FROM must be a single mail address, such as rotunda@data.example.'
const TOKEN_FORM = `ROTUNDA_SANDBOX_MAIL_TOKEN must have ${TOKEN_CHARACTERS} letters or digits or more. Make it with: openssl rand -hex 32`

export type Mail = {
  readonly worker: MailWorker
  /** The mailbox of a sandbox; undefined in live. */
  readonly sandboxMail: SandboxMail | undefined
  /** Names the port that links lead to. Mails without another address wait for it. */
  listensOn(port: number): void
}

export type MailParts = {
  readonly settings: Settings
  readonly store: Store
  readonly sealer: Sealer
  readonly log: Log<MailEvent>
}

/** Opens the worker that sends mail. In a sandbox each mail stays in the outbox. */
export const openMail = async (parts: MailParts): Promise<Mail> => {
  const { settings } = parts
  const isSandbox = settings.ROTUNDA_DELIVERY === 'sandbox'
  let listening: number | undefined
  const findSender = () => nameSender(settings, listening)
  return {
    worker: new MailWorker({
      ...parts,
      deliver: await openDelivery(settings),
      keepsSent: isSandbox,
      findSender,
    }),
    sandboxMail: isSandbox ? openSandboxMail(parts, findSender) : undefined,
    listensOn: (port) => void (listening = port),
  }
}

const openDelivery = async (settings: Settings): Promise<DeliverMail> => {
  // The worker of a process without the role is never started.
  if (settings.ROTUNDA_DELIVERY === 'sandbox' || !hasRole(settings, 'deliver')) return keepMail
  const faults = findMailFaults(settings)
  const {
    ROTUNDA_SMTP_URL: url = '',
    ROTUNDA_MAIL_FROM: mailbox,
    ROTUNDA_OPERATOR: name = 'Rotunda',
  } = settings
  const server = parseSmtpServer(url)
  if (faults.length > 0 || server === undefined || mailbox === undefined) throw new SettingsFault(faults)
  return openSmtp(server, { mailbox, name })
}

/** The service as a mail names it; undefined while its port is not known. */
export const nameSender = (settings: Settings, listening?: number): MailSender | undefined => {
  const { ROTUNDA_PUBLIC_URL: address, ROTUNDA_OPERATOR: operator, PORT } = settings
  if (address !== undefined) return { origin: new URL(address).origin, operator }
  const port = listening ?? PORT
  return port === 0 ? undefined : { origin: `http://localhost:${port}`, operator }
}

const openSandboxMail = (
  { settings, store, sealer }: MailParts,
  findSender: () => MailSender | undefined,
): SandboxMail => ({
  token: settings.ROTUNDA_SANDBOX_MAIL_TOKEN,
  list: () => listMail({ store, sealer }, MAIL_LIMITS.listed.value),
  find: async (id) => {
    const sender = findSender()
    return sender && readMail({ store, sealer, sender }, id)
  },
})
