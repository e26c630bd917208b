/**
 * Subjects for messages to an office: the Library of Congress topics of CWC 2.0.
 * This service assigns `code` and never changes its meaning; the gateways receive `name`.
 */
const NAMES = [
  'Agriculture and Food',
  'Animals',
  'Armed Forces and National Security',
  'Arts, Culture, Religion',
  'Civil Rights and Liberties, Minority Issues',
  'Commerce',
  'Congress',
  'Crime and Law Enforcement',
  'Economics and Public Finance',
  'Education',
  'Emergency Management',
  'Energy',
  'Environmental Protection',
  'Families',
  'Finance and Financial Sector',
  'Foreign Trade and International Finance',
  'Government Operations and Politics',
  'Health',
  'Housing and Community Development',
  'Immigration',
  'International Affairs',
  'Labor and Employment',
  'Law',
  'Native Americans',
  'Public Lands and Natural Resources',
  'Science, Technology, Communications',
  'Social Sciences and History',
  'Social Welfare',
  'Sports and Recreation',
  'Taxation',
  'Transportation and Public Works',
  'Water Resources Development',
] as const

export type IssueAreaName = (typeof NAMES)[number]

export const ISSUE_AREAS: readonly { readonly code: number; readonly name: IssueAreaName }[] = NAMES.map(
  (name, index) => ({ code: index + 1, name }),
)
