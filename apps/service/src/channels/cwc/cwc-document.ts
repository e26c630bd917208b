import { createHash } from 'node:crypto'
import { ISSUE_AREAS } from '@rotunda/contract'
import {
  countCodePoints,
  findUnsendable,
  isAbsent,
  normaliseText,
  type Campaign,
  type OfficeFields,
} from '../../messages/index.ts'
import type { AgentIdentity } from './agent-identity.ts'
import type { CwcProfile } from './cwc-profile.ts'

/** A message to one office, complete and free of problems. */
export type OfficeMessage = {
  readonly deliveryId: string
  readonly acceptedAt: Date
  readonly organisation: string
  readonly organisationName?: string
  readonly campaign?: Campaign
  readonly officeCode: string
  readonly fields: OfficeFields
}

/** An element with its text or its children. An element without text is left out: the schema refuses empty ones. */
type Element = readonly [name: string, content: string | readonly Element[] | undefined]

/**
 * Builds the CWC 2.0 document: documentation order, each tag on its own line, since offices' software shows it raw.
 * `AddressValidation` and `EmailValidation` are left out: they would claim checks that were never made.
 */
export const buildCwcDocument = (
  message: OfficeMessage,
  agent: AgentIdentity,
  profile: CwcProfile,
): string => {
  const root: Element = [
    'CWC',
    [
      ['CWCVersion', '2.0'],
      ['Delivery', describeDelivery(message, agent, profile)],
      ['Recipient', [['MemberOffice', message.officeCode]]],
      ['Constituent', describeConstituent(message.fields, profile)],
      ['Message', describeMessage(message)],
    ],
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`
}

const describeDelivery = (message: OfficeMessage, agent: AgentIdentity, profile: CwcProfile): Element[] => [
  ['DeliveryId', message.deliveryId],
  ['DeliveryDate', dayInWashington(message.acceptedAt)],
  ['DeliveryAgent', agent.name],
  ['DeliveryAgentAckEmailAddress', agent.ackEmail],
  [
    'DeliveryAgentContact',
    [
      ['DeliveryAgentContactName', agent.contactName],
      ['DeliveryAgentContactEmail', agent.contactEmail],
      ['DeliveryAgentContactPhone', agent.contactPhone],
    ],
  ],
  ['Organization', findOrganisation(message.organisationName ?? message.organisation, profile)],
  ['CampaignId', makeCampaignId(message.organisation, message.fields.main_issue, message.campaign)],
]

const describeConstituent = (fields: OfficeFields, profile: CwcProfile): Element[] => {
  const [address1, address2] = foldAddress(fields, profile)
  return [
    ['Prefix', fields.name_prefix],
    ['FirstName', fields.first_name],
    ['LastName', fields.last_name],
    ['Suffix', fields.suffix],
    ['Address1', address1],
    ['Address2', address2],
    ['City', fields.city],
    ['StateAbbreviation', fields.state],
    ['Zip', fields.zip_code],
    ['Phone', formatPhone(fields.phone_number)],
    ['Email', fields.email],
  ]
}

const describeMessage = ({ fields, campaign }: OfficeMessage): Element[] => [
  ['Subject', fields.custom_subject],
  ['LibraryOfCongressTopics', [['LibraryOfCongressTopic', nameIssueArea(fields.main_issue)]]],
  ['ProOrCon', campaign?.stance && STANCES[campaign.stance]],
  ['ConstituentMessage', fields.message],
]

/** Spelled as in the schema. */
const STANCES = { pro: 'Pro', con: 'Con' } as const

/**
 * Address lines as they are sent. A second line that the schema calls too short ("#4") goes to the end of the first,
 * since leaving it out would send the answer to the wrong door.
 */
export const foldAddress = (
  { address1, address2 }: Pick<OfficeFields, 'address1' | 'address2'>,
  { limits }: CwcProfile,
): [string, string | undefined] => {
  if (address2 === undefined || isAbsent(address2)) return [address1, undefined]
  return countCodePoints(normaliseText(address2)) < (limits.address2.min ?? 0)
    ? [`${address1} ${address2}`, undefined]
    : [address1, address2]
}

const findOrganisation = (name: string, { organisationLimit }: CwcProfile): string | undefined => {
  const length = countCodePoints(normaliseText(name))
  const fits = length >= (organisationLimit.min ?? 0) && length <= organisationLimit.max
  return fits && findUnsendable({ sponsoring_org: name }).length === 0 ? name : undefined
}

/** Calendar day in Washington, as the schema writes it: YYYYMMDD. */
const dayInWashington = (instant: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO('America/New_York')
    .toPlainDate()
    .toString()
    .replaceAll('-', '')

/** 2025550123 or 12025550123 becomes 202-555-0123. */
export const formatPhone = (digits: string): string => digits.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

const nameIssueArea = (code: number): string | undefined =>
  ISSUE_AREAS.find((area) => area.code === code)?.name

const write = ([name, content]: Element, indent: string): string => {
  if (content === undefined || (typeof content === 'string' && isAbsent(content))) return ''
  if (typeof content === 'string') return `${indent}<${name}>${escape(normaliseText(content))}</${name}>\n`
  const children = content.map((child) => write(child, `${indent}  `)).join('')
  return `${indent}<${name}>\n${children}${indent}</${name}>\n`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * Offices group their mail by this id, so it holds nothing that differs between the messages of one campaign: SHA-256
 * of the organisation, the issue area and, if the sender named them, the campaign and its stance. People edit subjects,
 * so the subject is left out.
 */
const makeCampaignId = (organisation: string, issueArea: number, campaign?: Campaign): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        organisation,
        issueArea,
        campaign?.name.toLowerCase() ?? null,
        campaign?.stance ?? null,
      ]),
    )
    .digest('hex')
