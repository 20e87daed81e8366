/** For how many months the daily totals of page views are kept, as the privacy notice says. */
export const visitMonths = 25
