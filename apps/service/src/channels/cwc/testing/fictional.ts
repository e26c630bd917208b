import type { Delivery, OfficeFields } from '../../../messages/index.ts'
import type { AgentIdentity } from '../agent-identity.ts'

/** Values that look like nobody's, long enough that a test finds them wherever they turn up. */
export const FICTIONAL_FIELDS: OfficeFields = {
  name_prefix: 'Ms.',
  first_name: 'Adalinda',
  last_name: 'Samplewright',
  address1: '12 Example Street',
  address2: 'Apt. 3',
  city: 'Springfield',
  state: 'CA',
  zip_code: '90001',
  phone_number: '2025550123',
  email: 'adalinda@example.org',
  custom_subject: 'Please support the bill',
  message: 'I am writing to ask for your support of the library in our town.',
  destination_id: 'HCA12',
  main_issue: 18,
}

export const FICTIONAL_AGENT: AgentIdentity = {
  name: 'Rotunda Example',
  ackEmail: 'ack@example.org',
  contactName: 'Grace Example',
  contactEmail: 'grace@example.org',
  contactPhone: '202-555-0100',
}

export const FICTIONAL_KEY = 'k3y-of-nobody'

export const makeOfficeDelivery = (
  kind: 'house' | 'senate',
): Omit<Delivery, 'deliveryId' | 'sentBefore'> => ({
  organisation: 'Example Society',
  acceptedAt: new Date('2026-03-02T03:30:00Z'),
  destination: {
    kind,
    officeCode: kind === 'house' ? 'HCA12' : 'SCA03',
    state: 'CA',
    memberName: 'B. Sample',
  },
  fields: FICTIONAL_FIELDS,
})

/** The text of an element of a document that this project wrote. */
export const readElement = (xml: string, name: string): string | undefined => {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_all, entity: string) => ENTITIES[entity] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
