import type { MessageField } from '@rotunda/contract'

/**
 * Fields for the sender, with hints. They are empty in the copied request and required by the service, so it cannot
 * be sent unedited.
 */
export const BLANKS = {
  first_name: 'your first name',
  last_name: 'your last name',
  address1: 'street and number',
  city: 'your city',
  state: 'your State, as two capital letters',
  zip_code: 'your ZIP code, five digits',
  phone_number: 'ten digits without spaces or hyphens',
  email: 'your e-mail address',
  message: 'your comment',
} as const satisfies Partial<Record<MessageField, string>>

const writeBody = (docket: string): string => {
  const blanks = Object.fromEntries(Object.keys(BLANKS).map((field) => [field, '']))
  return JSON.stringify({ data: { ...blanks, destination_id: docket } }, null, 2)
}

/** The dry run: answers as for a comment, but stores nothing. */
export const writeCheck = (
  { docket, document }: { readonly docket: string; readonly document?: string },
  origin: string,
): string =>
  [
    `cat > comment.json <<'END'`,
    writeBody(docket.replaceAll("'", '')),
    'END',
    `curl -X POST '${origin}/api/validate-message${toQuery(document)}' \\`,
    `  -H 'Authorization: Bearer YOUR_KEY' -H 'Content-Type: application/json' -d @comment.json`,
  ].join('\n')

/** Repeating it with the same Idempotency-Key sends no second comment. */
export const writeSend = (document: string, origin: string): string =>
  [
    `curl -i -X POST '${origin}/api/send-message${toQuery(document)}' \\`,
    `  -H 'Authorization: Bearer YOUR_KEY' -H 'Content-Type: application/json' \\`,
    `  -H 'Idempotency-Key: A_VALUE_OF_YOUR_OWN_FOR_THIS_COMMENT' -d @comment.json`,
  ].join('\n')

const toQuery = (document: string | undefined): string =>
  document === undefined ? '' : `?document=${encodeURIComponent(document).replaceAll("'", '')}`
