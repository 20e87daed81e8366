/** The help of `npm run enquiries`. */
export const help = `Usage: npm run enquiries -- COMMAND

  backup             copy the database while the service runs, to a new file in DATA_DIR/backups
    --out FILE         to this file instead
  restore FILE       replace the database with a backup, while the service is stopped
  export             print all enquiries as a table for spreadsheets
    --email EMAIL      only those from this address
    --format json      as JSON
  erase EMAIL        count the enquiries of a person
    --yes              remove them and everything else the person sent, permanently
  purge              remove old enquiries whose emails have been sent; the service does so every day
    --days DAYS        older than this, instead of retentionDays in content/company.json
    --yes              confirm a number below retentionDays
  retry REFERENCE …  send waiting enquiries at once, or delivered ones again
    --all              all that are waiting

Uses the same DATA_DIR and DATABASE_URL as the service.
The desk (DESK_PORT) shows, marks and releases enquiries.`
