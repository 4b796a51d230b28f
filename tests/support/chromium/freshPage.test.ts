import { expect, it } from 'vitest'
import { freshPage } from '../stories/freshPage.ts'

const canvas = document.createElement('div')
const add = (id: string) => document.body.append(Object.assign(document.createElement('div'), { id }))

it('a story begins on the page that the first one found', () => {
  add('before')
  document.body.append(canvas)
  freshPage(canvas)

  document.title = 'Fans'
  document.documentElement.dir = 'rtl'
  document.body.dataset.scrollLocked = '1'
  location.hash = 'there'
  localStorage.setItem('key', 'value')
  sessionStorage.setItem('key', 'value')
  freshPage(canvas)
  expect([document.title, document.documentElement.dir, location.hash]).toEqual(['', '', ''])
  expect(document.body.dataset.scrollLocked).toBeUndefined()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(document.querySelector('#before')).not.toBeNull()
})

it('reports a story that leaves elements behind, once', () => {
  add('dialog')
  expect(() => freshPage(canvas)).toThrow('The story before has left in the page: <div id="dialog">')
  expect(document.querySelector('#dialog')).toBeNull()
  freshPage(canvas)
})

it('removes elements that libraries keep for later, and reports none of them', () => {
  add('recharts_measurement_span')
  freshPage(canvas)
  expect(document.querySelector('#recharts_measurement_span')).toBeNull()
})
