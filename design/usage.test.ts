import { describe, expect, it } from 'vitest'
import { idOf } from './idOf.ts'
import { iconsOf, readSources, titleIn, usageOf } from './usage.ts'

const sources = readSources()

describe('the usage of a component', () => {
  it('is found by its imports', () => {
    const { files, screens } = usageOf('src/ui/DataTable/DataTable.tsx', sources)
    expect(files).toBeGreaterThan(5)
    expect(screens.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Screens/Fans/List', 'Screens/Club/Users', 'Screens/Data/Fans']),
    )
    expect(screens.map(({ title }) => title)).not.toContain('Screens/Legal/Terms')
  })

  it('counts each file that draws an icon', () => {
    const texts = new Map([
      ['a.tsx', "import { IconPlus, IconX as Cross } from '@tabler/icons-react'"],
      ['b.tsx', "import { IconX } from '@tabler/icons-react'"],
    ])
    expect(iconsOf({ texts })).toEqual({ IconPlus: 1, IconX: 2 })
  })

  it('has the address of its title', () => {
    expect(idOf('Screens/Fans/List')).toBe('screens-fans-list')
    expect(titleIn("const meta = { title: 'Components/Data table' }")).toBe('Components/Data table')
    expect(titleIn('<Meta title="Patterns/Lists" />')).toBe('Patterns/Lists')
  })
})
