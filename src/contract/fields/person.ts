import { z } from '../zod.ts'
import { genders } from './choices.ts'
import { about, Day, Id, NullableText } from './fields.ts'
import { fieldWords } from './words.ts'

export const Gender = z.enum(genders, { error: fieldWords.gender }).meta(about('Male or Female.', 'Female'))
export type Gender = z.infer<typeof Gender>

const Consent = z.boolean()

/** The fields that fans and members share (docs/product/fans.md#fields). */
export const personFields = {
  birthDay: Day.nullable().meta(about('Day of birth, `YYYY-MM-DD`.', '1988-04-23')),
  address: NullableText.meta(about('Street and number.', '12 Quay Street')),
  zipCode: NullableText.meta(about('Post code.', 'F91 4AB')),
  city: NullableText.meta(about('Town.', 'Sligo')),
  country: NullableText.meta(about('A name, free text.', 'Ireland')),
  phone: NullableText.meta(about('In any format.', '+44 7700 900123')),
  gender: Gender.nullable(),
}
export const consentFields = {
  acceptsPrivacyPolicy: Consent.meta(about('Has accepted the privacy policy.', true)),
  acceptsCommercialInfo: Consent.meta(about('Wants news and offers of the club.', true)),
  acceptsCommercialPartners: Consent.meta(about("Wants offers of the club's partners.", true)),
}
export const connectorId = Id.nullable().meta({ description: 'The connector that brought the row; null for none.' })
