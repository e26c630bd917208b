import type { ListedMail } from '../people/index.ts'
import type { Settings } from '../wiring/settings.ts'

/** A mail as a command shows it: in live an operator has no need to know its reader. */
export const describeMail = <Mail extends ListedMail>(settings: Settings, mail: Mail): Mail =>
  settings.ROTUNDA_DELIVERY === 'sandbox' || mail.mailbox === null
    ? mail
    : { ...mail, mailbox: mask(mail.mailbox) }

/** `a…@example.org`: enough to find the mail of a person who asks for it. */
const mask = (mailbox: string): string => `${mailbox.slice(0, 1)}…${mailbox.slice(mailbox.lastIndexOf('@'))}`
