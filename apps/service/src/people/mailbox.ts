import { ORGANISATION_LIMITS } from './limits.ts'

const MOST_CHARACTERS = ORGANISATION_LIMITS.mailboxCharacters.value
const MOST_LOCAL = 64

/** Letters of a local part without quotation marks (RFC 5322, dot-atom). */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LABEL = /[a-z]/

/**
 * Parses one address of mail, in lower case; undefined for any other text. Quoted parts, comments, several addresses and
 * letters outside of ASCII are refused: two programs might read them as different mailboxes.
 */
export const parseMailbox = (text: string): string | undefined => {
  const mailbox = text.trim().toLowerCase()
  const [local = '', domain = '', ...others] = mailbox.split('@')
  const labels = domain.split('.')
  const isOne = others.length === 0 && mailbox.length <= MOST_CHARACTERS && local.length <= MOST_LOCAL
  const isHost = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return isOne && LOCAL.test(local) && isHost && TOP_LABEL.test(labels.at(-1) ?? '') ? mailbox : undefined
}

/** Adds blanks, so that a sealed mailbox has the length of any other. `trimEnd` takes them away. */
export const padMailbox = (mailbox: string): string => mailbox.padEnd(MOST_CHARACTERS)

/** Sentence for a refusal of any other text. */
export const MAILBOX_FORM = 'The mailbox must be a single e-mail address, such as name@example.org.'

/** Domain of a mailbox that was parsed. */
export const domainOf = (mailbox: string): string => mailbox.slice(mailbox.lastIndexOf('@') + 1)

/** True if the domain gives mailboxes to anyone: such a mailbox says nothing about an organisation. */
export const isFreemail = (domain: string): boolean => FREEMAIL.has(domain)

const FREEMAIL: ReadonlySet<string> = new Set(
  `126.com 163.com aol.com att.net bellsouth.net bluewin.ch btinternet.com comcast.net cox.net duck.com
  fastmail.com fastmail.fm free.fr gmail.com gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk
  hotmail.com hotmail.fr hushmail.com icloud.com laposte.net libero.it live.com mac.com mail.com mail.ru
  mailbox.org me.com msn.com naver.com orange.fr outlook.com pm.me posteo.de proton.me protonmail.com qq.com
  rediffmail.com rocketmail.com sbcglobal.net t-online.de tuta.com tutanota.com verizon.net web.de yahoo.ca
  yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru ymail.com zoho.com`.split(/\s+/),
)

/** True unless the domain and the host of the site are the same, or one lies under the other. */
export const isUnlikeSite = (domain: string, site: string): boolean => {
  const host = new URL(site).hostname.replace(/^www\./, '')
  return host !== domain && !host.endsWith(`.${domain}`) && !domain.endsWith(`.${host}`)
}
