/** Publishers of pay: each chamber for itself. */
export const PAYING_CHAMBERS = {
  House: 'House Statement of Disbursements.',
  Senate: 'Report of the Secretary of the Senate.',
} as const
export type PayingChamber = keyof typeof PAYING_CHAMBERS

/** Bases of the first and the last day of pay. */
export const PAY_DATE_BASES = {
  reported: 'The document prints both days of each payment.',
  title:
    'The Senate prints days in the title of those who began or left within the half-year; the other day is that of the report.',
  report_period: 'The document prints no days: both are those of its period.',
  title_unread:
    'The title prints days that cannot be read, mostly since its end is cut off: both are those of the period.',
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
  other: 'None of these words is in the title.',
  unread: 'The title cannot be told from those of others on the page.',
} as const
export type TitleClass = keyof typeof TITLE_CLASSES

/** Facts of the employment from the title or the program that pays, and oddities of the row as it is printed. */
export const STAFF_FLAGS = {
  shared: 'The title says that the employee is shared between offices.',
  part_time: 'The title says that the work is part-time.',
  intern: 'The title or the program says that the person is an intern.',
  temporary: 'The title says that the employment is temporary.',
  acting: 'The title says that the person acts in the position.',
  line_repeated:
    'Lines that are the same word for word, and the printed total counts each of them: a payment may have been made twice, or two persons have one name.',
  text_damaged:
    'The name, the title or the office has letters of a wrong encoding, of another script, or signs that show nothing; or the name has a figure in it.',
} as const
export type StaffFlag = keyof typeof STAFF_FLAGS

export const OFFICE_KINDS = {
  member: 'Office of a member.',
  committee: 'Committee, or a body of members that investigates.',
  leadership: 'Office of a leader, or a conference or caucus of a party.',
  officer: 'Officer of the chamber, such as the Clerk.',
  other: 'All others, such as caucuses, and services of the chamber.',
} as const
export type OfficeKind = keyof typeof OFFICE_KINDS

export const OFFICE_MATCHES = {
  published_id: 'The document prints the Bioguide id, and the name beside it is that of the member.',
  name: 'Exactly one member who was in office has the name, or exactly one committee has it.',
  name_and_state:
    'Several members who were in office have the name; the State that the document prints tells which.',
  spelling: 'A list of spellings of office names tells the member.',
  contradicted:
    'The document prints the Bioguide id of a member of another name, or an id that no list of members has: neither is given.',
  none: 'No member or committee fits, or several do: only the name is known.',
} as const
export type OfficeMatch = keyof typeof OFFICE_MATCHES

/** How a name is written in the document, which decides what its parts can be known by. */
export const NAME_ORDERS = {
  last_comma_first: 'LAST, FIRST MIDDLE: the comma divides.',
  last_first: 'LAST FIRST MIDDLE without a comma.',
  uncertain:
    'LAST FIRST MIDDLE without a comma, and words enough that a surname may be of two: parts may be null.',
} as const
export type NameOrder = keyof typeof NAME_ORDERS

export const PAY_KINDS = {
  regular: 'Regular pay.',
  overtime: 'Overtime.',
  other: 'Other compensation.',
  adjustment: 'A negative amount: what was paid before is corrected.',
} as const
export type PayKind = keyof typeof PAY_KINDS

export const PAY_AMOUNT_STATUSES = {
  reported: 'As the document prints it.',
  adjusted: 'As the document prints it, corrections of earlier pay among it.',
  misaligned:
    'Null: the amounts on the page cannot be told to whom they belong, or do not come to the total that is printed.',
  unreadable: 'Null: one of the amounts cannot be read.',
} as const
export type PayAmountStatus = keyof typeof PAY_AMOUNT_STATUSES
