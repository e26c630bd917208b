import type { Problem, ProblemCode, ProblemDocument } from './problem.ts'
import {
  NotJson,
  RequestUnreadable,
  InvalidQuery,
  KeyInAddress,
  AuthenticationFailed,
  ScopeNotPermitted,
  AddressNotPermitted,
  NotFound,
  MethodNotAllowed,
  RequestTooSlow,
  SnapshotChanged,
  IdempotencyKeyReused,
  MessageNotWaiting,
  ReleaseGone,
  BodyTooLarge,
  MediaTypeNotSupported,
  RangeNotSatisfiable,
  InvalidMessage,
  RateLimited,
  HeadersTooLarge,
  Internal,
  Unavailable,
} from './problems.ts'

type ToClassName<Code extends string> = Code extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${ToClassName<Rest>}`
  : Capitalize<Code>

type ProblemClasses = {
  readonly [Code in ProblemCode as ToClassName<Code>]: new (
    document: ProblemDocument,
  ) => Problem & { readonly code: Code }
}

/** A class for each code of the service's description, under the name that the code gives: the compiler demands all. */
export const PROBLEM_CLASSES: ProblemClasses = {
  NotJson,
  RequestUnreadable,
  InvalidQuery,
  KeyInAddress,
  AuthenticationFailed,
  ScopeNotPermitted,
  AddressNotPermitted,
  NotFound,
  MethodNotAllowed,
  RequestTooSlow,
  SnapshotChanged,
  IdempotencyKeyReused,
  MessageNotWaiting,
  ReleaseGone,
  BodyTooLarge,
  MediaTypeNotSupported,
  RangeNotSatisfiable,
  InvalidMessage,
  RateLimited,
  HeadersTooLarge,
  Internal,
  Unavailable,
}
