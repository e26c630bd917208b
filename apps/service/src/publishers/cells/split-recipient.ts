/**
 * Recipient and project from a cell that holds both (`City of Example for Sewer Improvements`). Divided at the first
 * “ for ” when that can only be the one between them: either it is the only one, and what stands before it is not a
 * name of the kind that goes on with “for” (`Center for …`, `Alliance for …`); or what stands before it is the whole
 * name of a government (`City of …`, `… County`). Otherwise the text is the title, and the recipient is not known.
 */
export const splitRecipient = (
  text: string,
): { readonly recipient: string | null; readonly title: string } => {
  const [head = '', ...rest] = text.split(/\sfor\s+/)
  const recipient = head.replace(/[\s,]+$/, '').trim()
  const title = text
    .slice(head.length)
    .replace(/^\sfor\s+/, '')
    .trim()
  const sure = rest.length === 1 ? !GOES_ON.test(recipient) : GOVERNMENT.test(recipient)
  return sure && recipient !== '' && title !== '' && rest.length > 0
    ? { recipient, title }
    : { recipient: null, title: text.trim() }
}

const GOES_ON = new RegExp(
  `\\b(?:${[
    'academy|action|advocates|alliance|association|campaign|cent(?:er|re)|citizens|coalition',
    'committee|communities|conference|consortium|council|families|federation|foundation|friends|fund',
    'home|hospital|initiative|institute|laboratory|league|museum|neighbors|network|office|organization',
    'parents|partners|partnership|people|physicians|program|project|schools?|society|students|trust',
    'union|volunteers|women|youth',
  ].join('|')})s?$`,
  'i',
)

const GOVERNMENT =
  /^(?:the\s+)?(?:city|town|village|borough|township|county|parish|state|commonwealth) of \S|\b(?:county|parish|borough|township)$/i
