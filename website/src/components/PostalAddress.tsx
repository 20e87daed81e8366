import type { Company } from '../../../company/define-company.ts'

interface PostalAddressProps {
  company: Pick<Company, 'name' | 'street' | 'postalCode' | 'postalTown'>
  /** In the page's language. */
  country: string
  className: string | undefined
}

/** The company's postal address. */
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
