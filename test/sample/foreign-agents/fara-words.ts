/** Invented names. None is a real registrant, principal or person. */
export const FIRMS = [
  'Sample Harbor Group',
  'Example & Partners, LLP',
  'Specimen Strategies, Inc.',
  'Placeholder Public Affairs',
  'Testwell, Mockridge & Co.',
  'Fictional Bridge Advisors, LLC',
] as const

export const PRINCIPALS = [
  'Ministry of Examples',
  'Sample Tourism Board',
  'Specimen Trade Council',
  'Placeholder Shipping Company',
  'Fictional National Bank',
  'Embassy of the Example',
] as const

/** Texts of countries as the files have them: of several kinds, for the same country. */
export const COUNTRY_TEXTS = [
  'JAPAN',
  'CANADA',
  'MEXICO',
  'GREAT BRITAIN',
  'UNITED KINGDOM',
  'USSR',
  'RUSSIA',
  'GERMANY',
  'GERMANY, FEDERAL REPUBLIC OF',
  'GERMAN DEMOCRATIC REPUBLIC',
  'INTERNATIONAL',
  'SCOTLAND',
  'UNITED KINGDOM OF SAMPLELAND',
] as const

export const LAST_NAMES = ['Samplewell', 'Exampleton', 'Mockridge', 'Testerby', 'Placeford'] as const
export const FIRST_NAMES = ['Ada Sample', 'Ben', 'Cora', 'Dan Q.', 'Eva'] as const
export const CITIES = ['Washington', 'New York', 'Miami', 'Chicago', 'Basel 4070'] as const
export const STATES = ['DC', 'NY', 'FL', 'IL', ''] as const

export const DOCUMENT_TYPES = [
  'Short-Form',
  'Supplemental Statement',
  'Informational Materials',
  'Exhibit AB',
  'Amendment',
  'Dissemination Report',
  'Registration Statement',
  'Exhibit C',
] as const
