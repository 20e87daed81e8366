/** Advisory locks between instances that share a database; the numbers are arbitrary. */
export const advisoryLocks = {
  /** Held while the database is created or migrated. */
  migration: 7_362_001,
  /** Held while storing an enquiry whose outcome depends on what others store simultaneously. */
  acceptance: 7_362_002,
}
