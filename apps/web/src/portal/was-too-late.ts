import { Problem } from '@rotunda/sdk/portal'

const TOO_LATE: ReadonlySet<string> = new Set(['changed_meanwhile', 'not_in_this_state'])

/** Whether an order came after that of another person, who changed the request or ended it. */
export const wasTooLate = (fault: unknown): fault is Problem =>
  fault instanceof Problem && TOO_LATE.has(fault.code)
