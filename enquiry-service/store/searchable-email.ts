/** The form of an address under which both stores find it again, however it was typed. */
export function searchableEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
