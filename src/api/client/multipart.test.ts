import { expect, it } from 'vitest'
import { multipartOf } from './multipart.ts'

const sendAndRead = async (file: Blob) => {
  const { body, headers } = await multipartOf('file', file)
  const form = await new Request('http://club.example/', { method: 'POST', body, headers }).formData()
  return [...form]
}

it.each([
  ['fans.csv', 'text/csv', 'firstName,email\r\nOrla,orla@post.example\r\n'],
  ['Fäns "2026" 日本.csv', '', ''],
  ['lines.csv', 'text/csv', '\r\n--\r\n--touchline--\r\n'],
])('sends %s so that a server reads the same file', async (name, type, text) => {
  const [[field, file] = [], ...more] = await sendAndRead(new File([text], name, { type }))
  expect(more).toEqual([])
  expect(field).toBe('file')
  expect(file).toBeInstanceOf(File)
  if (!(file instanceof File)) return
  expect(await file.text()).toBe(text)
  expect(file.type).toBe(type || 'application/octet-stream')
  expect(decodeURIComponent(file.name)).toBe(name)
})

it('keeps every byte of a binary file', async () => {
  const bytes = Uint8Array.from({ length: 512 }, (_, at) => at % 256)
  const [[, file] = []] = await sendAndRead(new Blob([bytes]))
  expect(file instanceof File && new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})

it('escapes the file name so that it cannot break out of its part', async () => {
  const name = 'a"\r\ncontent-type: text/html\r\n\r\n--x.csv'
  const [[, file] = []] = await sendAndRead(new File(['x'], name, { type: 'text/csv' }))
  expect(file instanceof File && file.type).toBe('text/csv')
})
