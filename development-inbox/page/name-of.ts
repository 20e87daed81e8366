import type { Address } from 'postal-mime'

/** Such as "Jérôme Müller", or the address of whoever gives no name. */
export function nameOf(address: Address | undefined): string {
  if (!address) return '(nobody)'
  return address.name === '' ? (address.address ?? '(nobody)') : address.name
}

/** Such as "Jérôme Müller <jerome@example.ch>". */
export function nameAndAddressOf({ name, address = '' }: Address): string {
  return name ? `${name} <${address}>` : address
}
