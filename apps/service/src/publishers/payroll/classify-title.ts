import type { TitleClass } from '@rotunda/contract'

/** The kind of work that a title names: the first class that has one of its words. */
export const classifyTitle = (title: string): TitleClass =>
  CLASSES.find(([, words]) => words.test(title))?.[0] ?? 'other'

/** More telling words stand before those that many titles have: a counsel to the chief of staff is no chief of staff. */
const CLASSES: readonly (readonly [TitleClass, RegExp])[] = [
  ['intern', /\bINTERNS?\b|\bINTERNSHIP\b(?! COORD)/i],
  ['counsel', /\bCOUNSEL\b|\bATTORNEY\b|\bLAW CLERK\b|\bPARLIAMENTARIAN\b/i],
  ['chief_of_staff', /\bCHIEF OF STAFF\b/i],
  ['staff_director', /\bSTAFF DIR(?:ECTOR)?\b/i],
  [
    'communications',
    /\b(?:PRESS|COMMUNICATIONS?|COMMS|DIGITAL|MEDIA|SPEECH ?WRITER|SPEECH|SPOKES\w*|NEWS)\b/i,
  ],
  ['scheduling', /\bSCHED\w*\b|\bEXECUTIVE ASSISTANT\b|\bEXEC(?:UTIVE)? ASST\b|\bPERSONAL ASSISTANT\b/i],
  ['legislative', /\bLEG(?:IS|ISLATIVE)?\b|\bPOLICY\b|\bLEGISLATION\b|\bFELLOW\b|\bAPPROPRIATIONS\b/i],
  [
    'constituent_services',
    /\b(?:CASE ?WORK\w*|CONSTITUENT|DISTRICT|FIELD|STATE|REGIONAL|OUTREACH|COMMUNITY|GRANTS?)\b/i,
  ],
  ['technology', /\b(?:SYSTEMS?|TECHNOLOGY|TECHNICAL|DATA|SOFTWARE|NETWORK|CYBERSECURITY|WEB|IT)\b/i],
  [
    'professional_staff',
    /\bPROF(?:ESSIONAL)? STAFF\b|\bINVESTIGAT\w*\b|\bRESEARCH\w*\b|\bANALYST\b|\bECONOMIST\b/i,
  ],
  [
    'administration',
    /\b(?:OFFICE MANAGER|ADMIN\w*|OPERATIONS|FINANC\w*|CLERK|HUMAN RESOURCES|ACCOUNT\w*|PAYROLL|MANAGER)\b/i,
  ],
  ['staff_assistant', /\bSTAFF ASS(?:T|ISTANT)\b/i],
]
