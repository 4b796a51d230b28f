/** The empty form of a person, fan or member: the fields that both have in common. */
export const newPerson = {
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
} as const

export type PersonField = keyof typeof newPerson
