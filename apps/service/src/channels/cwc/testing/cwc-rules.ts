import { ISSUE_AREAS, STATES } from '@rotunda/contract'

/** Content of an element: a text of so many code points, or values of a form and some that break it. */
export type ContentRule =
  | { readonly kind: 'text'; readonly min: number; readonly max: number }
  | { readonly kind: 'form'; readonly good: readonly string[]; readonly bad: readonly string[] }
  | { readonly kind: 'children'; readonly children: readonly ElementRule[] }

export type ElementRule = {
  readonly name: string
  readonly occurs: 'once' | 'optional' | 'repeated'
  readonly content: ContentRule
}

const text = (min: number, max: number): ContentRule => ({ kind: 'text', min, max })
const form = (good: readonly string[], bad: readonly string[]): ContentRule => ({ kind: 'form', good, bad })
const children = (...list: readonly ElementRule[]): ContentRule => ({ kind: 'children', children: list })
const once = (name: string, content: ContentRule): ElementRule => ({ name, occurs: 'once', content })
const optional = (name: string, content: ContentRule): ElementRule => ({ name, occurs: 'optional', content })
const repeated = (name: string, content: ContentRule): ElementRule => ({ name, occurs: 'repeated', content })

const EMAIL = form(
  ['john@example.org', 'a b@c.d', 'é@ü.ß', ' john@example.org\n'],
  ['', 'john', 'john@', 'john@example', '@example.org', 'john@.org', 'john@example.'],
)
const PHONE = form(
  ['202-555-0100', '000-000-0000', ' 202-555-0100 '],
  ['', '2025550100', '(202) 555-0100', '202-555-010', '202-555-01000', '1-202-555-0100', '２０２-555-0100'],
)
const YES_OR_NO = form(['Y', 'y', 'N', 'n'], ['', 'Yes', 'YN', '1', 'true'])
const POSITIVE = form(['1', '118', '00119', '+7'], ['', '0', '-1', '1.5', 'abc', '1e3'])
const DELIVERY_ID = form(
  ['GHXX1236285LFVUID194HDC16452ADEE', '0'.repeat(32), 'abcdefghijklmnopqrstuvwxyzABCDEF'],
  ['', 'a'.repeat(31), 'a'.repeat(33), '3b241101-e2bb-4255-8caf-4136c566a962', `${'a'.repeat(31)}é`],
)

/** The 32 texts and 56 codes are checked one by one, and words close to them are refused. */
const TOPIC = form(
  [...ISSUE_AREAS.map(({ name }) => name), ' Education ', 'Arts,  Culture, Religion'],
  ['', 'education', 'Educations', 'Arts,Culture, Religion', 'Other', 'Energy; Education'],
)
const STATE = form(
  [...Object.keys(STATES), ' CA '],
  ['', 'AA', 'AE', 'AP', 'FM', 'MH', 'PW', 'ca', 'Cal', 'C', 'CA|CO'],
)

const AGENT_CONTACT = children(
  once('DeliveryAgentContactName', text(6, 500)),
  once('DeliveryAgentContactEmail', EMAIL),
  once('DeliveryAgentContactPhone', PHONE),
)
const ORGANIZATION_CONTACT = children(
  optional('OrganizationContactName', text(2, 500)),
  optional('OrganizationContactEmail', EMAIL),
  optional('OrganizationContactPhone', PHONE),
)
const DELIVERY = children(
  once('DeliveryId', DELIVERY_ID),
  once(
    'DeliveryDate',
    form(['20260301', '99999999'], ['', '2026-03-01', '2026301', '202603011', '2026030a']),
  ),
  once('DeliveryAgent', text(4, 500)),
  once('DeliveryAgentAckEmailAddress', EMAIL),
  once('DeliveryAgentContact', AGENT_CONTACT),
  optional('Organization', text(6, 500)),
  optional('OrganizationContact', ORGANIZATION_CONTACT),
  optional('OrganizationAbout', text(6, 500)),
  once('CampaignId', text(2, 500)),
)
const RECIPIENT = children(
  once(
    'MemberOffice',
    form(['HVA04', 'HAQ00', 'HZZ99'], ['', 'HVA4', 'HVA004', 'SVA01', 'hva04', 'HV104', 'VA04']),
  ),
  optional('IsResponseRequested', YES_OR_NO),
  optional('NewsletterOptIn', YES_OR_NO),
)
const CONSTITUENT = children(
  once('Prefix', text(1, 500)),
  once('FirstName', text(1, 500)),
  optional('MiddleName', text(1, 500)),
  once('LastName', text(1, 500)),
  optional('Suffix', text(1, 500)),
  optional('Title', text(1, 500)),
  optional('ConstituentOrganization', text(3, 500)),
  once('Address1', text(3, 500)),
  optional('Address2', text(3, 500)),
  optional('Address3', text(3, 500)),
  once('City', text(3, 500)),
  once('StateAbbreviation', STATE),
  once(
    'Zip',
    form(
      ['23233', '00000', '23233-0001'],
      ['', '2323', '232333', '23233-', '23233-001', '232330001', ' 23233', '23233 '],
    ),
  ),
  optional('Phone', PHONE),
  optional('AddressValidation', YES_OR_NO),
  once('Email', EMAIL),
  optional('EmailValidation', YES_OR_NO),
)
const BILL = children(
  optional('BillCongress', POSITIVE),
  optional(
    'BillTypeAbbreviation',
    form(
      ['hamdt', 'hconres', 'hjres', 'hr', 'hres', 's', 'samdt', 'sconres', 'sjres', 'sres'],
      ['', 'H.R.', 'HR', 'hrr', 'bill'],
    ),
  ),
  optional('BillNumber', POSITIVE),
)
const MESSAGE = children(
  once('Subject', text(6, 500)),
  once('LibraryOfCongressTopics', children(repeated('LibraryOfCongressTopic', TOPIC))),
  optional('Bills', children({ name: 'Bill', occurs: 'optional', content: BILL })),
  optional('ProOrCon', form(['Pro', 'con', 'PRO', 'cOn'], ['', 'Undecided', 'Pros', 'P'])),
  optional('OrganizationStatement', text(6, 10_000)),
  once('ConstituentMessage', text(6, 10_000)),
  optional(
    'MoreInfo',
    form(['http://example.com/123/', 'https://example.org/?a=b', 'x', ''], ['://', '%zz', 'http://[x']),
  ),
)

/** CWC 2.0 of the House as a table: every element with how often it stands and what it may hold. */
export const CWC_RULES: readonly ElementRule[] = [
  once('CWCVersion', form(['2.0', ' 2.0 '], ['', '2', '2.1', '1.0', '2.00'])),
  once('Delivery', DELIVERY),
  once('Recipient', RECIPIENT),
  once('Constituent', CONSTITUENT),
  once('Message', MESSAGE),
]
