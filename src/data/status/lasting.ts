/**
 * For how many days after a check its result is shown; it is unknown from the next day on. A record with
 * a DOI stays for years, a program changes within months, and a service within days.
 */
export const lasting = {record: 365, software: 90, service: 7} as const;
