/** Content types that are not read, regardless of the body. */
export const NOT_JSON_BY_NAME: readonly string[] = [
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json5',
  'application/vnd.api+json',
  'application/json; charset=utf-16',
  'application/json; charset=utf-8; charset=utf-16',
  'application/json, application/json',
  'application/json application/json',
  '*/*',
  'nonsense',
]

export const TAKEN_AS_JSON: readonly string[] = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'Application/JSON',
  'application/json; charset="utf-8"',
]
