/** Locks that instances of the service on one database take against each other; any numbers do. */
export const advisoryLocks = {
  /** Held while the database is created or brought to a newer version. */
  migration: 7_362_001,
  /** Held while an enquiry is stored whose outcome depends on what others store meanwhile. */
  acceptance: 7_362_002,
}
