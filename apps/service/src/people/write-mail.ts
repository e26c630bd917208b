import { MAIL_LIMITS } from './limits.ts'

/** A mail in words. The sender makes plain text and HTML from it. */
export type MailText = {
  readonly paragraphs: readonly string[]
  /** Link at the end: a path of this service. It never signs anybody in. */
  readonly link?: { readonly label: string; readonly path: string }
  /** Path that stops mails of this kind by one POST (RFC 8058), for mail programs. */
  readonly unsubscribe?: string
}

/** The service that sends a mail, as its foot names it. */
export type MailSender = {
  /** Links begin with it: `https://data.example`. */
  readonly origin: string
  /** Name of the organisation that runs the service. */
  readonly operator?: string | undefined
}

export type WrittenMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Address for the header List-Unsubscribe. */
  readonly unsubscribe?: string
}

const LONGEST = MAIL_LIMITS.subjectCharacters.value

/** Writes a mail as plain text and as HTML. Words of people stay words in both. */
export const writeMail = (
  subject: string,
  { paragraphs, link, unsubscribe }: MailText,
  sender: MailSender,
): WrittenMail => {
  const words = paragraphs.flatMap((paragraph) => paragraph.split(/[\r\n]+/)).map(toLine)
  const shown = words.filter((line) => line !== '')
  const foot = listFoot(sender)
  const target = link && { label: toLine(link.label), href: findAddress(link.path, sender) }
  const line = toLine(subject)
  return {
    ...(unsubscribe !== undefined && { unsubscribe: findAddress(unsubscribe, sender) }),
    subject: [...line].slice(0, LONGEST).join(''),
    text: [...shown, ...(target ? [`${target.label}: ${target.href}`] : []), `-- \n${foot.join('\n')}`, '']
      .join('\n\n')
      .trimEnd()
      .concat('\n'),
    html: page(line, [
      ...shown.map((paragraph) => `<p>${escape(paragraph)}</p>`),
      ...(target ? [`<p><a href="${escape(target.href)}">${escape(target.label)}</a></p>`] : []),
      '<hr>',
      `<p><small>${foot.map(escape).join('<br>')}</small></p>`,
    ]),
  }
}

/** One line without control characters, line ends and marks that turn the direction of writing. */
export const toLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim()

const listFoot = ({ origin, operator }: MailSender): string[] => [
  operator === undefined
    ? `The service at ${origin} sent this mail.`
    : `The service of ${toLine(operator)} at ${origin} sent this mail.`,
  'No link in a mail signs anybody in. Type a code only on the page that you opened yourself.',
]

/** A path can lead to no other host. */
const findAddress = (path: string, { origin }: MailSender): string => {
  const url = new URL(path, origin)
  if (!path.startsWith('/') || url.origin !== new URL(origin).origin)
    throw new Error('the link of a mail is no path of this service')
  return url.href
}

const page = (title: string, lines: readonly string[]): string =>
  [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 40em">',
    ...lines,
    '</body></html>',
    '',
  ].join('\n')

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
