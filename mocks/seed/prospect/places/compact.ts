import type { Country } from '../../fans/places.ts'

/** Towns as `name weight zip`, separated by commas; a zip may contain spaces. */
export const townsOf = (text: string): Country['towns'] =>
  text.split(', ').map((town) => {
    const [, name = '', weight, zip = ''] = /^(.+?) (\d+) (.+)$/.exec(town) ?? []
    return [name, Number(weight), zip] as const
  })

export const streetsOf = (text: string): readonly string[] => text.split(', ')
