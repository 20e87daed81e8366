import type { Company } from '../../../content/define-company.ts'

interface PostalAddressProps {
  company: Pick<Company, 'name' | 'street' | 'postalCode' | 'postalTown'>
  /** In the page's language. */
  country: string
  className: string | undefined
}

/** Where the company is, as on an envelope. */
export function PostalAddress({ company, country, className }: PostalAddressProps) {
  return (
    <address className={className} translate="no">
      {company.name}
      <br />
      {company.street}
      <br />
      {`${company.postalCode} ${company.postalTown}`}
      <br />
      {country}
    </address>
  )
}
