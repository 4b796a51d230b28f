import { describe, expect, it } from 'vitest'
import { placeText, roomBeside } from './placement.ts'

const page = { width: 1060, height: 900 }
const text = { width: 200, height: 36 }

describe('the text of a ring', () => {
  it('stands right of a title, above a column and below the rest', () => {
    const ring = { left: 300, top: 200, width: 100, height: 40 }
    expect(placeText(ring, text, page, 'right')).toEqual({ left: 410, top: 202 })
    expect(placeText(ring, text, page, 'above')).toEqual({ left: 300, top: 154 })
    expect(placeText(ring, text, page, 'below')).toEqual({ left: 300, top: 250 })
  })

  it('stands elsewhere without room, and never beyond the page', () => {
    expect(placeText({ left: 900, top: 40, width: 140, height: 50 }, text, page, 'right')).toEqual({
      left: 852,
      top: 100,
    })
    expect(placeText({ left: 300, top: 20, width: 100, height: 40 }, text, page, 'above')).toEqual({
      left: 300,
      top: 70,
    })
    expect(placeText({ left: 300, top: 820, width: 100, height: 60 }, text, page, 'below')).toEqual({
      left: 300,
      top: 774,
    })
    expect(placeText({ left: 260, top: 4, width: 790, height: 1200 }, text, page, 'below')).toEqual({
      left: 270,
      top: 856,
    })
  })
})

describe('the room beside the director', () => {
  const window = { width: 1440, height: 900 }

  it('ends where the panel begins', () => {
    expect(roomBeside(null, window)).toEqual(window)
    expect(roomBeside({ left: 1060, top: 0, width: 380, height: 900 }, window)).toEqual({ width: 1060, height: 900 })
    expect(roomBeside({ left: 0, top: 460, width: 1440, height: 440 }, window)).toEqual({ width: 1440, height: 460 })
  })

  it('is the window if the panel fills it', () => {
    const phone = { width: 390, height: 844 }
    expect(roomBeside({ left: 0, top: 0, ...phone }, phone)).toEqual(phone)
  })
})
