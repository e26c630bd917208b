import { element, formatAmerican, writeForm } from './house-xml.ts'
import type { SampleReport } from './make-contributions.ts'

/** A report on contributions in the XML of the Clerk. */
export const writeContributions = (report: SampleReport): string => {
  const { registrant, lobbyist } = report
  return writeForm('CONTRIBUTIONDISCLOSURE', [
    element('filerType', lobbyist === null ? 'O' : 'L'),
    element('organizationName', registrant.name),
    element('lobbyistPrefix', ''),
    element('lobbyistFirstName', lobbyist?.first_name ?? ''),
    element('lobbyistMiddleName', ''),
    element('lobbyistLastName', lobbyist?.last_name ?? ''),
    element('lobbyistSuffix', ''),
    element('address1', report.address_1),
    element('address2', ''),
    element('city', report.city),
    element('state', report.state),
    element('zip', report.zip),
    element('zipext', ''),
    element('country', 'USA'),
    element('contactName', report.contact_name),
    element('contactPhone', registrant.contact_telephone),
    element('senateRegID', registrant.id),
    element('houseRegID', registrant.house_registrant_id),
    element('reportYear', report.filing_year),
    element('reportType', report.filing_type),
    element('amendment', 'false'),
    element('comments', report.comments),
    element('signedDate', formatAmerican(report.dt_posted)),
    element('certifiedcontent', 'true'),
    element('noContributions', String(report.no_contributions)),
    element(
      'pacs',
      report.pacs.map((name) => element('pac', [element('name', name)])),
    ),
    element('contributions', [
      ...report.contribution_items.map((item) =>
        writeContribution([
          'FECA',
          item.contributor_name,
          item.payee_name,
          item.honoree_name,
          item.amount,
          item.date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
        ]),
      ),
      // The form has empty lines.
      writeContribution(['', '', '', '', '', '']),
    ]),
  ])
}

const PARTS = ['type', 'contributorName', 'payeeName', 'recipientName', 'amount', 'date']

const writeContribution = (texts: readonly string[]): string =>
  element(
    'contribution',
    PARTS.map((name, index) => element(name, texts[index] ?? '')),
  )
