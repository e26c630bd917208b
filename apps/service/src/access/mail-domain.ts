/** Domain of a mailbox, as it is compared. */
export const domainOf = (mailbox: string): string => mailbox.slice(mailbox.lastIndexOf('@') + 1).toLowerCase()

const FREEMAIL: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'proton.me',
  'icloud.com',
]

export const isFreemail = (mailbox: string): boolean => FREEMAIL.includes(domainOf(mailbox))

export const isUnlikeSite = (mailbox: string, site: string): boolean => {
  const [host, domain] = [URL.parse(site)?.hostname ?? '', domainOf(mailbox)]
  return host !== domain && !host.endsWith(`.${domain}`) && !domain.endsWith(`.${host}`)
}
