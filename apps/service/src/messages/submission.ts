import type { MessageData } from '@rotunda/contract'

type Filled = { [Field in keyof MessageData]?: NonNullable<MessageData[Field]> }
type Needed<Fields extends keyof MessageData> = Omit<Filled, Fields> & Required<Pick<Filled, Fields>>

/** The text and the person, as the client wrote them: null and empty fields are absent, nothing else is changed. */
export type MessageFields = Filled

/** Fields that every receiver needs, besides the destination. */
export const ALWAYS_NEEDED = [
  'first_name',
  'last_name',
  'address1',
  'city',
  'state',
  'zip_code',
  'phone_number',
  'email',
  'message',
] as const satisfies readonly (keyof MessageData)[]

type Always = (typeof ALWAYS_NEEDED)[number] | 'destination_id'

/** Fields of a message to an office, complete. */
export type OfficeFields = Needed<Always | 'name_prefix' | 'custom_subject' | 'main_issue'>

/** Fields of a comment on a docket, complete. */
export type CommentFields = Needed<Always>

/** Problem of one field. `text` is a sentence that names the field, the rule and the remedy. */
export type FieldProblem = { readonly field: keyof MessageData; readonly text: string }

/** Campaign of a message, as the organisation names it. Offices group their mail by campaign. */
export type Campaign = { readonly name: string; readonly stance?: 'pro' | 'con' }
