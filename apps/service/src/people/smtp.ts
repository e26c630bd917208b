import { isLoopback } from '../platform/index.ts'
import { MAIL_LIMITS } from './limits.ts'
import { domainOf, parseMailbox } from './mailbox.ts'
import type { DeliverMail } from './send-mail.ts'
import { toLine } from './write-mail.ts'

/** A server that takes mail: `smtps://user:password@mail.example`. */
export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; else STARTTLS, without which nothing is sent, except on this machine. */
  readonly secure: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

const PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 }

/** Reads the address of a server; undefined for any other form. Its options are ours: an address cannot weaken TLS. */
export const parseSmtpServer = (address: string): SmtpServer | undefined => {
  const url = URL.parse(address)
  const usual = url === null ? undefined : PORTS[url.protocol]
  if (url === null || usual === undefined || url.hostname === '') return undefined
  if (url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname)) return undefined
  const [user, pass] = [decode(url.username), decode(url.password)]
  if (user === undefined || pass === undefined || (user === '') !== (pass === '')) return undefined
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? usual : Number(url.port),
    secure: url.protocol === 'smtps:',
    ...(user !== '' && { auth: { user, pass } }),
  }
}

const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch (cause) {
    if (cause instanceof URIError) return undefined
    throw cause
  }
}

/** Mailbox and name in the header From. */
export type MailFrom = { readonly mailbox: string; readonly name: string }

const MILLISECONDS = MAIL_LIMITS.trySeconds.value * 1000

/** Opens the way to a mail server. Each mail has a connection of its own. */
export const openSmtp = async (server: SmtpServer, from: MailFrom): Promise<DeliverMail> => {
  // Only a service in live needs the library.
  const { createTransport } = await import('nodemailer')
  const isHere = isLoopback(server.host) || server.host === '::1'
  const transport = createTransport({
    ...server,
    ...(isHere ? { ignoreTLS: !server.secure } : { requireTLS: true }),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    connectionTimeout: MILLISECONDS,
    greetingTimeout: MILLISECONDS,
    socketTimeout: MILLISECONDS,
    dnsTimeout: MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, mailbox, subject, text, html, unsubscribe }, signal) => {
    // The library reads lists and names out of an address.
    if (parseMailbox(mailbox) !== mailbox) throw new Error('the mailbox is not a single address')
    await transport.sendMail({
      envelope: { from: from.mailbox, to: [mailbox] },
      from: { name: toLine(from.name), address: from.mailbox },
      to: { name: '', address: mailbox },
      subject: toLine(subject),
      text,
      html,
      // A mail that is sent twice can be told by it.
      messageId: `<${id}@${domainOf(from.mailbox)}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && oneClick(unsubscribe)),
      },
      signal,
    })
  }
}

/** Headers by which a mail program stops mails with one click (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
