import type { MessageData } from '@rotunda/contract'

export type SampleBody = { readonly data: MessageData }

const PERSON = {
  name_prefix: 'Ms.',
  first_name: 'Ada',
  last_name: 'Sample',
  suffix: '',
  address1: '12 Example Street',
  address2: null,
  city: 'Springfield',
  state: 'CA',
  zip_code: '90001',
  phone_number: '2025550123',
  email: 'ada@example.org',
  message: 'I am writing to ask for your support.',
} satisfies MessageData

/** A fictional person's message to a seat of the sample roster; `changes` replace or, with undefined, remove. */
export const officeMessage = (changes: object = {}): SampleBody => ({
  data: {
    ...PERSON,
    custom_subject: 'A sample subject',
    main_issue: 18,
    destination_id: 'HCA12',
    ...changes,
  },
})

/** A fictional person's comment on a docket of the simulator. */
export const docketMessage = (changes: object = {}): SampleBody => ({
  data: {
    ...PERSON,
    destination_id: 'FDA-2026-N-9001',
    sponsoring_org: 'Example Society',
    category: 'Individual Consumer',
    ...changes,
  },
})
