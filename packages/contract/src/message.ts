import { Type, type Static } from 'typebox'
import { closed } from './fields.ts'

const text = (description: string, example: string) =>
  Type.Optional(Type.Union([Type.String(), Type.Null()], { description, examples: [example] }))

/**
 * `data` of the request body. It checks types only: the required fields, and their limits, depend on
 * the receiver behind `destination_id`. Null and the empty string mean absent.
 */
export const MessageData = closed({
  name_prefix: text(
    'Honorific. Required for a legislator; the Senate accepts Mr., Mrs., Miss, Ms. and Dr. Not sent with a comment on a docket.',
    'Ms.',
  ),
  first_name: text('Given name.', 'Ada'),
  last_name: text('Family name.', 'Sample'),
  suffix: text('Suffix of the name, such as Jr. Not sent with a comment on a docket.', ''),
  address1: text(
    'Street address, first line. Required, but not sent with a comment on a docket.',
    '12 Example Street',
  ),
  address2: text('Street address, second line. Not sent with a comment on a docket.', 'Apt. 3'),
  city: text('City.', 'Springfield'),
  state: text('Two-letter postal abbreviation. A comment on a docket may also use AA, AE or AP.', 'CA'),
  zip_code: text('ZIP code as a string: NNNNN or NNNNN-NNNN.', '90001'),
  phone_number: text('Phone number, digits only: 10 digits, or 11 with a leading 1.', '2025550123'),
  email: text('E-mail address.', 'ada@example.org'),
  custom_subject: text('Subject line, for a legislator only.', 'Please support the bill'),
  message: text('Text of the message or comment.', 'I am writing to ask for your support.'),
  destination_id: Type.Optional(
    Type.Union([Type.Integer(), Type.String(), Type.Null()], {
      description: 'Destination: a legislator code (integer), a House seat such as HCA12, or a docket id.',
      examples: ['HCA12'],
    }),
  ),
  main_issue: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], {
      description: 'Code of an issue area from /api/issue-areas, for a legislator only.',
      examples: [18],
    }),
  ),
  sponsoring_org: text(
    'Sponsoring organization, for a docket only. Regulations.gov has no place for it in a comment by a person, so it is not sent and the answer has a warning.',
    'Example Society',
  ),
  category: text(
    'Category of the submitter from the list of the agency, for a docket only.',
    'Individual Consumer',
  ),
})
export type MessageData = Static<typeof MessageData>

export const SendMessageBody = closed({ data: MessageData })
export type SendMessageBody = Static<typeof SendMessageBody>

export type MessageField = keyof MessageData

/** Answer to an accepted message. Its address is in the Location header. */
export const SendMessageSuccess = closed({ response: Type.Literal('success') })

export const MessageError = closed({
  response: Type.Literal('error'),
  reason: Type.String({
    description: 'Problems to correct, in plain words. Lists every problem of the body.',
  }),
})
export type MessageError = Static<typeof MessageError>
