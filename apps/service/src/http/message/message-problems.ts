import { STATUS_CODES } from 'node:http'
import { MessageError } from '@rotunda/contract'

/** Responses of the message surface that hold a reason. */
export const messageProblems = (...statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { ...MessageError, description: STATUS_CODES[status] ?? '' }]),
  )
