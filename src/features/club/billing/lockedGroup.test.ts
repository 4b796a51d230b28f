import { expect, it } from 'vitest'
import { nav } from '../../../app/Shell/nav.ts'
import { lockedGroup } from './lockedGroup.ts'

it.each(nav.filter(({ withoutPlan }) => !withoutPlan))('knows the group $label by all its paths', (group) => {
  for (const { to } of [group, ...(group.links ?? [])]) expect(lockedGroup({ lockedPath: to })).toBe(group.label)
})

it.each([null, undefined, { lockedPath: '/support' }, { lockedPath: '/toString' }, { lockedPath: 7 }])(
  'is null for %j',
  (state) => {
    expect(lockedGroup(state)).toBeNull()
  },
)
