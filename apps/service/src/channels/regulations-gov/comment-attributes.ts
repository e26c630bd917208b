import type { MessageField, WarningCode } from '@rotunda/contract'
import { isAbsent, normaliseText, type MessageFields } from '../../messages/index.ts'

/** Fields that Regulations.gov has a place for. */
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

/**
 * Every message has a first line of the street, and no comment sends it: a warning on each comment would say nothing.
 */
type Unsent = Exclude<
  MessageField,
  keyof typeof ATTRIBUTES | 'destination_id' | 'custom_subject' | 'main_issue' | 'address1'
>

const WARNINGS: Readonly<Record<Unsent, WarningCode>> = {
  name_prefix: 'name_prefix_not_sent',
  suffix: 'suffix_not_sent',
  address2: 'address2_not_sent',
  sponsoring_org: 'sponsoring_org_not_sent',
}

/** Warnings for optional fields that a person filled in and that are not sent. */
export const findUnsent = (fields: MessageFields): WarningCode[] =>
  // Object.keys gives string[]; the object's keys are a constant of this file.
  (Object.keys(WARNINGS) as Unsent[])
    .filter((field) => !isAbsent(fields[field]))
    .map((field) => WARNINGS[field])

export type CommentAttributes = Readonly<Record<string, string | boolean>>

/**
 * Attributes of one person's comment on a document. A sponsoring organisation does not make it an organisation's
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
