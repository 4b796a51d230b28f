import { createElement, Fragment } from 'react'
import { STORY_PREPARED } from 'storybook/internal/core-events'
import { addons, type API_HashEntry } from 'storybook/manager-api'
import { statuses } from '../design/about.ts'
import { lookOf } from './look.ts'

/** The frame around the stories follows the system's scheme. */
const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** The name of an entry of the sidebar, with the status of a component that is new or deprecated: most are stable. */
function renderLabel(item: API_HashEntry) {
  const tags = item.type === 'component' && 'tags' in item ? item.tags : []
  const status = statuses.find((known) => known !== 'stable' && tags?.includes(known))
  if (status === undefined) return item.name
  return createElement(Fragment, null, item.name, ' ', createElement('small', { className: 'status' }, status))
}

/**
 * The matrix needs the room of the panel, which would say nothing about it: it has no controls, and its cells have
 * tests of their own.
 */
const showPanel = ({ storyId }: { storyId?: string }, shown: boolean) =>
  shown && storyId !== 'screens-state-matrix--all'

const show = () =>
  addons.setConfig({
    theme: lookOf(dark.matches ? 'dark' : 'light'),
    sidebar: { renderLabel },
    layoutCustomisations: { showPanel },
  })

show()
dark.addEventListener('change', show)

const CONTROLS = 'addon-controls'

/** A story without controls shows what axe says in their place, and the next story with controls shows these again. */
addons.register('panel-without-controls', (api) => {
  let stoodIn = false
  api.on(STORY_PREPARED, ({ parameters }: { parameters: { controls?: { disable?: boolean } } }) => {
    const none = parameters.controls?.disable === true
    if (none === stoodIn || (none && api.getSelectedPanel() !== CONTROLS)) return
    stoodIn = none
    api.setSelectedPanel(none ? 'storybook/a11y/panel' : CONTROLS)
  })
})
