import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { compare } from '../../../scripts/changes/compare.ts'
import { reportPage, type Comparison } from '../../../scripts/changes/report.ts'

/** A picture of one grey, with some pixels of another shade. */
function picture(
  width: number,
  height: number,
  dots: readonly (readonly [x: number, y: number, shade: number])[] = [],
) {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const [x, y, shade] of dots) png.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return PNG.sync.write(png)
}

const story = { id: 'ui-button--plain', title: 'Components/Button', name: 'Plain' }
const nothing: Comparison = {
  since: 'main (1234567)',
  scheme: 'light',
  made: new Date('2026-11-23T10:00:00Z'),
  compared: 12,
  changed: [],
  added: [],
  gone: [],
  restless: [],
  failures: [],
}

describe('two pictures of a story', () => {
  it('are the same if every pixel is', () => {
    expect(compare(picture(20, 10), picture(20, 10))).toBeNull()
    // Other bytes for the same pixels.
    const [x, y] = [3, 4]
    const packed = PNG.sync.write(PNG.sync.read(picture(20, 10, [[x, y, 0]])), { deflateLevel: 0 })
    expect(compare(packed, picture(20, 10, [[x, y, 0]]))).toBeNull()
  })

  it('differ by one pixel of the next shade', () => {
    const found = compare(picture(20, 10), picture(20, 10, [[7, 2, 254]]))
    expect(found).toMatchObject({ pixels: 1, of: 200 })
    const marked = PNG.sync.read(found?.picture ?? Buffer.alloc(0))
    expect([...marked.data.subarray((2 * 20 + 7) * 4, (2 * 20 + 7) * 4 + 3)]).toEqual([188, 32, 37])
  })

  it('differ by the row that one of them has more', () => {
    expect(compare(picture(20, 10), picture(20, 11))).toMatchObject({ pixels: 20, of: 220 })
  })
})

describe('the page about changes', () => {
  it('says that nothing has changed', () => {
    expect(reportPage(nothing)).toContain('All 12 stories look the same, pixel for pixel.')
  })

  it('shows what is changed, new and gone, and names what has no picture', () => {
    const buffer = Buffer.alloc(0)
    const page = reportPage({
      ...nothing,
      changed: [{ story, pixels: 1, of: 200, before: buffer, after: buffer, difference: buffer }],
      added: [{ story: { ...story, id: 'ui-button--new', name: '<New>' }, picture: buffer }],
      gone: [{ story: { ...story, id: 'ui-button--old' }, picture: buffer }],
      failures: [{ story: { ...story, id: 'ui-button--slow' }, reason: 'It did not end' }],
    })
    for (const kind of ['before', 'after', 'difference']) expect(page).toContain(`src="ui-button--plain.${kind}.png"`)
    expect(page).toContain('1 pixel, 0.50 %')
    expect(page).toContain('src="ui-button--new.after.png"')
    expect(page).toContain('&#60;New&#62;')
    expect(page).toContain('src="ui-button--old.before.png"')
    expect(page).toContain('It did not end')
  })
})
