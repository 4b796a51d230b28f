import { addons } from 'storybook/manager-api'
import { lookOf } from './look.ts'

/** The frame around the stories follows the system's scheme. */
const dark = window.matchMedia('(prefers-color-scheme: dark)')
const show = () => addons.setConfig({ theme: lookOf(dark.matches ? 'dark' : 'light') })

show()
dark.addEventListener('change', show)
