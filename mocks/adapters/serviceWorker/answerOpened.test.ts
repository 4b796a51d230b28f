import { describe, expect, it } from 'vitest'
import { memoryCache } from '../../../tests/support/host/memoryCache.ts'
import { answerOpened } from './answerOpened.ts'

const online = async (request: Request) => new Response(`file of ${request.url}`)
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const URL_OF = 'https://club.example/storybook/iframe.html'
/** Node makes no requests of pages. */
const page = (url: string) => Object.defineProperty(new Request(url), 'mode', { value: 'navigate' })

describe('a folder that is stored as it is opened', () => {
  it('answers what was opened, whatever its query', async () => {
    const cache = memoryCache()
    await answerOpened(page(`${URL_OF}?id=a`), cache, online)
    const again = await answerOpened(page(`${URL_OF}?id=b`), cache, offline)
    expect(await again.text()).toBe(`file of ${URL_OF}?id=a`)
  })

  it('answers a folder with its page, as the build has listed it', async () => {
    const cache = memoryCache()
    await cache.put('https://club.example/storybook/index.html', new Response('Storybook'))
    const response = await answerOpened(page('https://club.example/storybook/?path=/story/a'), cache, offline)
    expect(await response.text()).toBe('Storybook')
  })

  it('says why a page is not there', async () => {
    const response = await answerOpened(page(URL_OF), memoryCache(), offline)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('This page is not available offline')
  })

  it('fails for other files', async () => {
    await expect(answerOpened(new Request(`${URL_OF}.js`), memoryCache(), offline)).rejects.toThrow('Failed to fetch')
  })

  it('answers although the disk is full', async () => {
    expect((await answerOpened(page(URL_OF), memoryCache(0), online)).status).toBe(200)
  })
})
