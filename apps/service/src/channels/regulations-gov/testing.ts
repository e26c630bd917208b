import type { Delivery, MessageFields } from '../../messages/index.ts'

type DocketDestination = Extract<Delivery['destination'], { kind: 'docket' }>

/** A docket of the simulator that is open on every day, with its agency's list of categories. */
export const aDocket = (changes: Partial<DocketDestination> = {}): DocketDestination => ({
  kind: 'docket',
  docketId: 'FDA-2026-N-9001',
  documentId: 'FDA-2026-N-9001-0001',
  otherDocumentIds: [],
  agencyId: 'FDA',
  closesAt: null,
  categories: ['Individual Consumer', 'Academia - E0007'],
  ...changes,
})

/** A complete comment. */
export const aComment = (changes: MessageFields = {}): MessageFields => ({
  first_name: 'Ada',
  last_name: 'Sample',
  address1: '12 Example Street',
  city: 'Springfield',
  state: 'CA',
  zip_code: '90001',
  phone_number: '2025550123',
  email: 'ada@example.org',
  message: 'Imaginary beverages should carry imaginary labels, in letters of a size that a person can read.',
  destination_id: 'FDA-2026-N-9001',
  ...changes,
})
