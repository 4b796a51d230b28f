import { dateText } from '../DateField/dates.ts'

/** What a form holds of a person, fan or member; what is missing is an empty text. */
export interface PersonValues {
  firstName: string
  lastName: string
  email: string
  gender: string
  birthDay: string
  phone: string
  address: string
  zipCode: string
  city: string
  country: string
  connectorId: string
  acceptsPrivacyPolicy: boolean
  acceptsCommercialInfo: boolean
  acceptsCommercialPartners: boolean
}

/** A person as the server gives it; what is missing is null. */
type PersonRow = { [N in keyof PersonValues]: PersonValues[N] extends string ? string | null : PersonValues[N] }

/** Nobody yet. */
export const newPerson: PersonValues = {
  firstName: '',
  lastName: '',
  email: '',
  gender: '',
  birthDay: '',
  phone: '',
  address: '',
  zipCode: '',
  city: '',
  country: '',
  connectorId: '',
  acceptsPrivacyPolicy: false,
  acceptsCommercialInfo: false,
  acceptsCommercialPartners: false,
}

/** A person of the server as a form holds it. */
export function personValuesOf(row: PersonRow): PersonValues {
  return {
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    email: row.email ?? '',
    gender: row.gender ?? '',
    birthDay: dateText(row.birthDay, 'day'),
    phone: row.phone ?? '',
    address: row.address ?? '',
    zipCode: row.zipCode ?? '',
    city: row.city ?? '',
    country: row.country ?? '',
    connectorId: row.connectorId ?? '',
    acceptsPrivacyPolicy: row.acceptsPrivacyPolicy,
    acceptsCommercialInfo: row.acceptsCommercialInfo,
    acceptsCommercialPartners: row.acceptsCommercialPartners,
  }
}
