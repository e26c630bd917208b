import { closed } from '@rotunda/contract'

/** Query of an operation without parameters: a parameter is refused by name. */
export const NO_PARAMETERS = closed({})
