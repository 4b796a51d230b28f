import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryClub } from '../../../../tests/support/model/arbitraryClub.ts'
import { readClubData } from '../../../seed/prospect/clubData.ts'
import { resolveClub } from '../../../seed/prospect/resolve.ts'
import { checkDraft } from './checkDraft.ts'
import { draftOf, emptyDraft } from './clubDraft.ts'
import { fileNameOf, readClubText } from './clubFile.ts'
import { readCrest } from './crestFile.ts'

describe('the form of a club', () => {
  it('leaves everything to its default while it is empty', () => {
    const { data, errors, preview } = checkDraft(emptyDraft)
    expect(data).toEqual({})
    expect(errors).toEqual({})
    expect(preview).toEqual(resolveClub({}))
  })

  it('says what is wrong in the sentences of the schema, and previews the rest', () => {
    const { data, errors, preview } = checkDraft({
      ...emptyDraft,
      name: 'x'.repeat(61),
      city: 'Köln',
      first: '#8A1',
      fans: '-3',
      teams: `Damen\n${'y'.repeat(61)}`,
      products: [{ name: '', price: 'cheap' }],
    })
    expect(data).toBeNull()
    expect(errors).toEqual({
      name: 'The name must have at most 60 characters.',
      'colours.0': 'The first colour must be a colour, such as #8A1538.',
      fans: 'The number of fans must not be negative.',
      'teams.1': 'Team 2 must have at most 60 characters.',
      'products.0.name': 'The name of product 1 must not be empty.',
      'products.0.price': 'The price of product 1 must be a number.',
    })
    expect(preview).toMatchObject({ name: 'Aldermoor Athletic', city: 'Köln' })
  })

  it('fills what is half given with the defaults of the club', () => {
    const usual = resolveClub({ name: 'Kestrel Bay' })
    const { data } = checkDraft({ ...emptyDraft, name: 'Kestrel Bay', second: '#112233', lastName: 'Vogt' })
    expect(data).toEqual({
      name: 'Kestrel Bay',
      colours: [usual.colours[0], '#112233'],
      admin: { firstName: usual.admin.firstName, lastName: 'Vogt' },
    })
  })

  it('names every system as soon as one differs from the default', () => {
    const { data } = checkDraft({ ...emptyDraft, systems: { ...emptyDraft.systems, shop: 'none' } })
    expect(data?.connectors).toEqual(['FANGOOGLESHEETS', 'ONEBOX', 'METABASE', 'MAILCHIMP'])
  })

  it('gives back any club that was given as data', () => {
    fc.assert(
      fc.property(arbitraryClub, (given) => {
        const club = readClubData(given)
        const { data } = checkDraft(draftOf(club))
        const { members, connectors, products, ...rest } = club
        // An empty list of goods or teams is the same as none.
        const { teams, ...others } = rest
        expect(data).toMatchObject(others)
        if (teams && teams.length > 0) expect(data?.teams).toEqual(teams)
        if (products && products.length > 0) expect(data?.products).toEqual(products)
        if (connectors) expect(new Set(data?.connectors)).toEqual(new Set(connectors))
        if (members !== undefined) expect(data?.members).toBeCloseTo(members, 6)
      }),
      { seed: 20_261_123, numRuns: 200 },
    )
  })
})

describe('the file of a club', () => {
  it('is named after it', () => {
    expect(fileNameOf({ name: 'HC Rheinufer Köln' })).toBe('hc-rheinufer-koln.json')
    expect(fileNameOf({ name: '💥' })).toBe('club.json')
    expect(fileNameOf({})).toBe('club.json')
  })

  it('is refused with a sentence if it is no club', () => {
    expect(readClubText('\uFEFF{"name":"Harbour"}')).toEqual({ name: 'Harbour' })
    expect(() => readClubText('{')).toThrow('It is not a JSON file.')
    expect(() => readClubText('{"fans":-1}')).toThrow('club.fans must not be negative.')
  })
})

describe('the file of a crest', () => {
  it('becomes a data URL that the schema takes', async () => {
    const url = await readCrest(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'crest.svg'))
    expect(url).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(checkDraft({ ...emptyDraft, crest: url }).errors).toEqual({})
  })

  it('is refused if it is too large or of another kind', async () => {
    const sentence = 'The crest must be an SVG or PNG file of at most 256 kB.'
    await expect(readCrest(new File([new Uint8Array(256 * 1024 + 1)], 'crest.png'))).rejects.toThrow(sentence)
    await expect(readCrest(new File(['x'], 'crest.gif', { type: 'image/gif' }))).rejects.toThrow(sentence)
    await expect(readCrest(new File([], 'crest.png'))).rejects.toThrow(sentence)
    await expect(readCrest(new File(['GIF89a'], 'crest.png', { type: 'image/png' }))).rejects.toThrow(sentence)
    await expect(readCrest(new File(['<p>'], 'crest.svg'))).rejects.toThrow(sentence)
  })
})
