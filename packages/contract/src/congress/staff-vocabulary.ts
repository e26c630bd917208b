/** Reports of pay, one for each chamber. */
export const PAYING_CHAMBERS = {
  House: 'House Statement of Disbursements.',
  Senate: 'Report of the Secretary of the Senate.',
} as const
export type PayingChamber = keyof typeof PAYING_CHAMBERS

/** Bases of the first and the last day of pay. */
export const PAY_DATE_BASES = {
  reported: 'The document prints both days of each payment.',
  title:
    'The Senate prints a day in the title of staff who began or left within the half-year. The other day is the first or last day of the report.',
  report_period: 'The document prints no days, so both are the days of its period.',
  title_unread:
    'The title prints days that cannot be read, mostly because it is cut off. Both days are those of the period.',
} as const
export type PayDateBasis = keyof typeof PAY_DATE_BASES

export const TITLE_CLASSES = {
  chief_of_staff: 'Chiefs of staff and their deputies.',
  staff_director: 'Staff directors of committees and their deputies.',
  legislative: 'Legislative directors, assistants and correspondents, policy advisers and fellows.',
  communications: 'Press, communications, digital and speechwriting.',
  scheduling: 'Schedulers and executive assistants.',
  constituent_services: 'Caseworkers, field and district or State staff.',
  counsel: 'Counsels, attorneys and law clerks.',
  professional_staff: 'Professional staff, investigators and analysts of committees.',
  administration: 'Office managers, operations, finance, clerks and human resources.',
  technology: 'Systems, data and information technology.',
  staff_assistant: 'Staff assistants.',
  intern: 'Interns.',
  other: 'Titles without words of the other kinds.',
  unread: 'The title cannot be matched to the person on the page.',
} as const
export type TitleClass = keyof typeof TITLE_CLASSES

/** Facts of the employment, from the title or the paying program, and oddities of the printed row. */
export const STAFF_FLAGS = {
  shared: 'The title says that the employee is shared between offices.',
  part_time: 'The title says that the work is part-time.',
  intern: 'The title or the program says that the person is an intern.',
  temporary: 'The title says that the employment is temporary.',
  acting: 'The title says that the person acts in the position.',
  line_repeated:
    'Identical lines that the printed total counts separately. A payment may have been made twice, or two persons share a name.',
  text_damaged:
    'The name, title or office has letters in a wrong encoding or another script, or invisible characters; or the name has a digit.',
} as const
export type StaffFlag = keyof typeof STAFF_FLAGS

export const OFFICE_KINDS = {
  member: 'Office of a member.',
  committee: 'Committee, or an investigating body of members.',
  leadership: 'Office of a leader, or a party conference or caucus.',
  officer: 'Officer of the chamber, such as the Clerk.',
  other: 'Any other office, such as a caucus or a service of the chamber.',
} as const
export type OfficeKind = keyof typeof OFFICE_KINDS

export const OFFICE_MATCHES = {
  published_id: 'The document prints a Bioguide id, and the printed name is the name of the member.',
  name: 'Exactly one member in office, or exactly one committee, has the name.',
  name_and_state: 'Several members in office have the name, and the printed State decides.',
  spelling: 'A list of spellings of office names gives the member.',
  contradicted:
    'The printed Bioguide id belongs to a member with a different name, or to no listed member. The row gives no id.',
  none: 'No member or committee fits, or several do. Only the name is known.',
} as const
export type OfficeMatch = keyof typeof OFFICE_MATCHES

/** Orders of the parts of a name in a document. They decide how the name can be divided. */
export const NAME_ORDERS = {
  last_comma_first: 'LAST, FIRST MIDDLE: the comma divides the name.',
  last_first: 'LAST FIRST MIDDLE without a comma.',
  uncertain: 'LAST FIRST MIDDLE without a comma, with enough words for a double surname. Parts may be null.',
} as const
export type NameOrder = keyof typeof NAME_ORDERS

export const PAY_KINDS = {
  regular: 'Regular pay.',
  overtime: 'Overtime.',
  other: 'Other compensation.',
  adjustment: 'A negative amount, which corrects earlier pay.',
} as const
export type PayKind = keyof typeof PAY_KINDS

export const PAY_AMOUNT_STATUSES = {
  reported: 'The amount as printed.',
  adjusted: 'The amount as printed, with corrections of earlier pay in it.',
  misaligned:
    'Null, because the amounts on the page cannot be matched to persons, or do not add up to the printed total.',
  unreadable: 'Null, because an amount cannot be read.',
} as const
export type PayAmountStatus = keyof typeof PAY_AMOUNT_STATUSES
