/** The link that calls a number, such as `tel:+41810000000` (RFC 3966). */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
