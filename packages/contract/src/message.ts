import { Type, type Static } from 'typebox'

const text = (description: string, example: string) =>
  Type.Optional(Type.Union([Type.String(), Type.Null()], { description, examples: [example] }))

/**
 * The body's `data` as a client may send it. Types only: which fields are needed, and their limits, depend on
 * the receiver behind `destination_id`. Null and the empty string mean absent.
 */
export const MessageData = Type.Object(
  {
    name_prefix: text(
      'Honorific. Needed for a legislator; the Senate takes Mr., Mrs., Miss, Ms. and Dr. Not sent with a comment on a docket.',
      'Ms.',
    ),
    first_name: text('Given name.', 'Ada'),
    last_name: text('Family name.', 'Sample'),
    suffix: text('Suffix of the name, such as Jr. Not sent with a comment on a docket.', ''),
    address1: text(
      'Street address, first line. Needed for a docket, too, and not sent with the comment.',
      '12 Example Street',
    ),
    address2: text('Street address, second line. Not sent with a comment on a docket.', 'Apt. 3'),
    city: text('City.', 'Springfield'),
    state: text('Two-letter postal abbreviation; of a comment on a docket also AA, AE or AP.', 'CA'),
    zip_code: text('NNNNN or NNNNN-NNNN, as a string.', '90001'),
    phone_number: text('Digits only: 10, or 11 beginning with 1.', '2025550123'),
    email: text('E-mail address.', 'ada@example.org'),
    custom_subject: text('Subject line; for a legislator only.', 'Please support the bill'),
    message: text('Text of the message or comment.', 'I am writing to ask for your support.'),
    destination_id: Type.Optional(
      Type.Union([Type.Integer(), Type.String(), Type.Null()], {
        description: 'A legislator code (integer), a House seat such as HCA12, or a docket id.',
        examples: ['HCA12'],
      }),
    ),
    main_issue: Type.Optional(
      Type.Union([Type.Integer(), Type.Null()], {
        description: 'Code of an issue area from /api/issue-areas; for a legislator only.',
        examples: [18],
      }),
    ),
    sponsoring_org: text(
      'Organization that sponsors the comment; for a docket only. Regulations.gov has no place for it in the comment ' +
        'of a person: it is not sent, and a warning says so.',
      'Example Society',
    ),
    category: text(
      'Category of the submitter, one of the agency’s; for a docket only.',
      'Individual Consumer',
    ),
  },
  { additionalProperties: false },
)
export type MessageData = Static<typeof MessageData>

export const SendMessageBody = Type.Object({ data: MessageData }, { additionalProperties: false })
export type SendMessageBody = Static<typeof SendMessageBody>

export type MessageField = keyof MessageData

/** Accepted. `data` of nothing: the message's address is in the Location header. */
export const SendMessageSuccess = Type.Object(
  { response: Type.Literal('success') },
  { additionalProperties: false },
)

export const MessageError = Type.Object(
  {
    response: Type.Literal('error'),
    reason: Type.String({
      description: 'What to correct, in plain words: every problem of the body at once.',
    }),
  },
  { additionalProperties: false },
)
export type MessageError = Static<typeof MessageError>
