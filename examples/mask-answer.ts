/** Values that differ from run to run. Two answers are equal if they are equal after these are masked. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b(msg|key|per|enr|org|mail|req)_[0-9a-f]{32}\b/g, '$1_ID'],
  [/\b(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}\b/g, 'ENROLMENT'],
  [/(?<=code is )\d{4} \d{4}/g, 'CODE'],
  [/(?<="(?:secret|attempt)":"|\/corrections\/private\/)[\w-]{43}(?![\w-])/g, 'SECRET'],
  // Lines of the audit log have an HMAC in place of each text.
  [/(?<="(?:note|published|proposed|why|evidence|evidence_url)":")[\w-]{43}(?![\w-])/g, 'HMAC'],
  [/rtd_(live|test)_\w+/g, 'rtd_$1_KEY'],
  [/snap-[0-9a-f]{20}/g, 'SNAPSHOT'],
  [/rotunda-appropriations-[0-9a-f]{20}/g, 'ARCHIVE'],
  [/\b[0-9a-f]{64}\b/g, 'DIGEST'],
  [/\b[0-9a-f]{12}\b/g, 'SHORT_DIGEST'],
  [/(?<=^etag: ).*$/gim, 'ETAG'],
  [/\b[0-9a-f]{32}\b/g, 'DELIVERY'],
  [/\b[0-9a-z]{3}-[0-9a-z]{4}-[0-9a-z]{4}\b/g, 'TRACKING'],
  [/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d{4})/g, 'INSTANT'],
  [/(?<=<DeliveryDate>)\d{8}/g, 'DAY'],
  [/\b\d{4}-\d\d-\d\d\b/g, 'DAY'],
  [/(?<=^request-id: ).*$/gim, 'REQUEST'],
  [/(?<="?request_id"?: ?["'])[^"']+/g, 'REQUEST'],
  [/(?<=^date: ).*$/gim, 'DATE'],
  [/(?<=^ratelimit: .*"(?:key|ip|minute|day)";)r=\d+;t=\d+/gim, 'LEFT'],
  // A column is as wide as the number in it.
  [/\b\d+ s\b */g, 'SECONDS '],
]

export const maskAnswer = (answer: string): string =>
  VARYING.reduce((text, [varying, name]) => text.replaceAll(varying, name), answer)
