/** A comment to fill in: what stands in capitals is the sender's to say. */
export const writeBody = (docket: string, categories: readonly string[]): string =>
  JSON.stringify(
    {
      data: {
        first_name: 'YOUR FIRST NAME',
        last_name: 'YOUR LAST NAME',
        address1: 'STREET AND NUMBER',
        city: 'CITY',
        state: 'STATE, AS TWO LETTERS',
        zip_code: 'ZIP CODE',
        phone_number: 'DIGITS ONLY',
        email: 'YOUR E-MAIL ADDRESS',
        message: 'YOUR COMMENT',
        destination_id: docket,
        sponsoring_org: 'YOUR ORGANIZATION',
        ...(categories[0] !== undefined && { category: categories[0] }),
      },
    },
    null,
    2,
  )

/** The dry run: the same answers as for a comment, and nothing is stored. */
export const writeCheck = (docket: string, categories: readonly string[], origin: string): string =>
  [
    `cat > comment.json <<'END'`,
    writeBody(docket.replaceAll("'", ''), categories),
    'END',
    `curl -X POST '${origin}/api/validate-message' \\`,
    `  -H 'Authorization: Bearer YOUR_KEY' -H 'Content-Type: application/json' -d @comment.json`,
  ].join('\n')

/** Sent again with the same Idempotency-Key it stays one comment. */
export const writeSend = (origin: string): string =>
  [
    `curl -i -X POST '${origin}/api/send-message' \\`,
    `  -H 'Authorization: Bearer YOUR_KEY' -H 'Content-Type: application/json' \\`,
    `  -H 'Idempotency-Key: A_VALUE_OF_YOUR_OWN_FOR_THIS_COMMENT' -d @comment.json`,
  ].join('\n')
