import { normaliseText, type MessageFields } from '../../messages/index.ts'

/** Our fields that Regulations.gov has a place for. The others (street, prefix, suffix, organisation) are not sent. */
const ATTRIBUTES = {
  message: 'comment',
  first_name: 'firstName',
  last_name: 'lastName',
  city: 'city',
  state: 'stateProvinceRegion',
  zip_code: 'zip',
  phone_number: 'phone',
  email: 'email',
  category: 'category',
} as const

export type CommentAttributes = Readonly<Record<string, string | boolean>>

/**
 * The attributes of one person's comment on a document. A sponsoring organisation does not make it an organisation's
 * comment, and Regulations.gov has no field for one beside a person.
 */
export const commentAttributes = (fields: MessageFields, documentId: string): CommentAttributes => ({
  commentOnDocumentId: documentId,
  submissionType: 'API',
  submitterType: 'INDIVIDUAL',
  sendEmailReceipt: true,
  country: 'United States',
  ...Object.fromEntries(listSent(fields)),
})

const listSent = (fields: MessageFields): [string, string][] =>
  // Object.keys gives string[]; the object's keys are a constant of this file.
  (Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[]).flatMap((field) => {
    const text = fields[field]
    return text === undefined ? [] : [[ATTRIBUTES[field], normaliseText(text)]]
  })
