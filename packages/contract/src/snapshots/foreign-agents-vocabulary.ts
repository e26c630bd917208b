/** Meanings of `status` in registrations of foreign agents. */
export const REGISTRATION_STATUSES = {
  open: 'The file has no termination date. The status says nothing about present work.',
  terminated: 'The file has a termination date.',
} as const
export type RegistrationStatus = keyof typeof REGISTRATION_STATUSES

/** Meanings of `mapping` of a country. */
export const COUNTRY_MAPPINGS = {
  same: 'The text is a name of the place that the code stands for.',
  historical:
    'The text names a state that no longer exists, or is an earlier name. The code is the ISO 3166 code, if there is one.',
  region: 'The text names a part of the place that the code stands for.',
  none: 'The text has no code: the text names no single place, or is not in the list of names.',
} as const
export type CountryMapping = keyof typeof COUNTRY_MAPPINGS

/** Meanings of `flags` in rows about foreign agents. */
export const FOREIGN_AGENT_FLAGS = {
  terminated_before_registered: 'The termination date is before the registration date.',
  terminated_on_registration: 'Both dates are the same day.',
  date_unreadable: 'A date of the record is not a day of the calendar. Its text is unchanged.',
  date_implausible:
    'A date of the record is before the Act of 1938, or after the file was retrieved. Its text is unchanged.',
  number_repeated: 'Another record of the file has the same registration number.',
  same_key: 'Other records of the file agree in every cell that identifies the record.',
  no_registrant: 'The file of registrants has no record with this registration number.',
  registrant_name_differs:
    'Records with the registration number name different registrants. A name may be a text of another column.',
  registrant_date_differs:
    'The registration date of the registrant in the record differs from that of the registration with this number in the file of registrants.',
  address_misplaced:
    'The cells of the address, which are in no row, are in the wrong columns, such as a State in the column of cities. The other cells are in theirs: the file of registrants has the name of the registrant.',
  registered_before_registrant:
    'The record is dated before the registration of its registrant, on which it depends.',
  text_damaged:
    'A text of the record has letters of a wrong encoding or of another script within a word, invisible characters, or codes of HTML such as &amp;. The text is as published.',
  quotes_damaged:
    'A program that read the file before lost or moved a quotation mark in a text of the record. The text is unchanged.',
  marks_restored:
    'The text had control characters in place of quotation marks and dashes of Windows-1252. They are restored.',
  only_quotes_differ:
    'The record is listed as vanished and as added, because quotation marks or blanks of its texts differ between the editions. A program that read one of the files may have lost them. The termination and the address of the record may differ too.',
  state_unknown: 'The State is no code of a State or territory of the United States. Its text is unchanged.',
  document_type_unknown: 'The document type is not among the ten known types.',
  number_differs: 'The address of the document names another registration number.',
} as const
export type ForeignAgentFlag = keyof typeof FOREIGN_AGENT_FLAGS

/** Reasons in `missing` for a null in rows about foreign agents. */
export const FOREIGN_AGENT_MISSING = {
  blank: 'The cell is empty.',
  not_terminated: 'The registration is open: the file has no termination date.',
  unreadable: 'The text is not a day of the calendar, or not the address of a document.',
  implausible: 'The text is a day before the Act of 1938 or after the file was retrieved.',
  withheld: 'The cell may hold a street or postal code, which this data leaves out.',
  public_office: 'The document can be read only in the public office of the FARA Unit.',
  no_code: 'The text of the country has no code.',
  not_listed: 'The row is about a document or a person, and names no registrant or principal.',
  taken_down: 'The operator has withheld the value. `notices` has the reason.',
} as const
export type ForeignAgentMissing = keyof typeof FOREIGN_AGENT_MISSING

/** Meanings of `change` between two editions of a file. */
export const EDITION_CHANGES = {
  added: 'The newer edition has the record, and the previous edition does not.',
  changed: 'Both editions have the record, with different values.',
  vanished: 'The previous edition has the record, and the newer edition does not.',
} as const
export type EditionChange = keyof typeof EDITION_CHANGES
