import { z } from 'zod'
import { genders } from './choices.ts'
import { Day, Id, optionalText } from './fields.ts'
import { fieldWords } from './words.ts'

export const Gender = z
  .enum(genders, { error: fieldWords.gender })
  .meta({ description: 'Male or Female.', examples: ['Female'] })
export type Gender = z.infer<typeof Gender>

const consent = (description: string) => z.boolean().meta({ description, examples: [true] })

/** The fields that fans and members share (docs/product/fans.md#fields). */
export const personFields = {
  birthDay: Day.nullable().meta({ description: 'Day of birth, `YYYY-MM-DD`.', examples: ['1988-04-23'] }),
  address: optionalText('Street and number.', '12 Quay Street'),
  zipCode: optionalText('Post code.', 'F91 4AB'),
  city: optionalText('Town.', 'Sligo'),
  country: optionalText('A name, free text.', 'Ireland'),
  phone: optionalText('In any format.', '+44 7700 900123'),
  gender: Gender.nullable(),
}
export const consentFields = {
  acceptsPrivacyPolicy: consent('Has accepted the privacy policy.'),
  acceptsCommercialInfo: consent('Wants news and offers of the club.'),
  acceptsCommercialPartners: consent("Wants offers of the club's partners."),
}
export const connectorId = Id.nullable().meta({ description: 'The connector that brought the row; null for none.' })
