/** User, servers, database and parameters of a `postgres://` address. */
const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/s
const SERVER = /^(\[[\da-f:.]+\]|[^:[\],]+)(?::(\d{1,5}))?$/i

/**
 * One address for each server that `DATABASE_URL` names, in the form of libpq:
 * `postgres://user@host:5432,other:5433/database?target_session_attrs=read-write`.
 */
export const listServers = (databaseUrl: string): readonly string[] => {
  const [, before = '', servers = '', path = '', given = ''] = FORM.exec(databaseUrl) ?? []
  const parameters = new URLSearchParams(given)
  for (const [name, value] of parameters) refuseParameter(name, value)
  // Other parameters stay as they were written.
  const kept = given
    .split('&')
    .filter((parameter) => !new URLSearchParams(parameter).has('target_session_attrs'))
  const after = kept.join('&') === '' ? path : `${path}?${kept.join('&')}`
  const names = servers.split(',')
  if (names.length > 1) for (const name of names) refuseServer(name)
  return names.map((name) => `${before}${name}${after}`)
}

/** A text that names no password: it may stand in a log. */
const refuse = (rule: string): never => {
  throw new Error(`DATABASE_URL ${rule}`)
}

const refuseServer = (name: string): void => {
  const [, host, port = '5432'] = SERVER.exec(name) ?? []
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
    refuse('names several servers, and each must be host or host:port, such as db1:5432,db2:5432.')
}

const refuseParameter = (name: string, value: string): void => {
  if (name === 'target_session_attrs' && value !== 'read-write' && value !== 'primary')
    refuse('may ask with target_session_attrs for read-write or primary only: the service writes.')
  if (/^(hostaddr|load_balance_hosts)$/.test(name))
    refuse(`holds ${name}, which the service does not know. Name the servers before the database.`)
  if (/^(host|port)$/.test(name) && value.includes(','))
    refuse(`names several servers in ${name}. Name them before the database: host:5432,other:5432.`)
}
