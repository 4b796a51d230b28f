/** The fields of a fan or a member. */
export const personWords = {
  person: 'Person',
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender',
  birthday: 'Birthday',
  contact: 'Contact',
  email: 'Email',
  emailFixed: 'The email address can’t be changed.',
  phone: 'Phone',
  address: 'Address',
  street: 'Street',
  zipCode: 'Zip code',
  city: 'City',
  country: 'Country',
  source: 'Source',
  connector: 'Connector',
  communications: 'Communications',
  privacyPolicy: 'Accepts the privacy policy',
  commercialInfo: 'Accepts commercial information',
  commercialPartners: 'Accepts commercial partners',
} as const

/** The columns of the customers of a shop or a box office. */
export const customerWords = {
  id: 'ID',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  country: 'Country',
  signedUp: 'Signed Up',
} as const
