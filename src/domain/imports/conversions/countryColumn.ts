/** The column with the name of a country, in every import. */
export const COUNTRY_COLUMN = 'country'
