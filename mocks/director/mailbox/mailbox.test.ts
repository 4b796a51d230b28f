import { afterEach, describe, expect, it, vi } from 'vitest'

import { createBackend, TEST_ANCHOR } from '../../backend.ts'
import { hrefOf, paragraphsOf, recipientOf, senderOf, subjectOf, type Mail } from './mailText.ts'
import { createReadMails, keyOf } from './readMails.ts'
import { isSignedIn, signOut } from '../session/cookies.ts'
import { watchMails } from './watchMails.ts'
import { eventually } from '../../../tests/support/runner/eventually.ts'

const mail: Mail = {
  id: 'm1',
  kind: 'support',
  to: 'support',
  from: 'admin@rovers.example',
  tenant: 't1',
  subject: ' ',
  text: 'Hello,\nall.\n\n\n<b>Bye</b>\n',
  link: null,
  token: null,
  at: new Date(TEST_ANCHOR).toISOString(),
  usedAt: null,
}

function createStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('a mail', () => {
  it('shows its subject, text, sender, recipient and link', () => {
    expect(subjectOf(mail)).toBe('No subject')
    expect(paragraphsOf(mail)).toEqual(['Hello,\nall.', '<b>Bye</b>'])
    expect(recipientOf(mail)).toEqual({ name: 'Touchline support desk', address: 'support@touchline.example' })
    expect(senderOf(mail).address).toBe('admin@rovers.example')
    expect(senderOf({ ...mail, from: null })).toEqual({ name: 'Touchline', address: 'no-reply@touchline.example' })
    expect(hrefOf(mail)).toBeNull()
    expect(hrefOf({ ...mail, link: '/signup/a.b' })).toBe('/signup/a.b')
  })
})

describe('the read mails', () => {
  it('are stored, without mails that no longer exist', () => {
    const storage = createStorage()
    const other = { ...mail, id: 'm2' }
    createReadMails(storage).add(mail, [mail, other])
    const again = createReadMails(storage)
    expect(again.get()).toEqual([keyOf(mail)])
    expect(again.get()).toBe(again.get())
    again.add(other, [other])
    expect(createReadMails(storage).get()).toEqual([keyOf(other)])
  })

  it('do not include a mail with the same id and another time', () => {
    const read = createReadMails(createStorage())
    read.add(mail, [mail])
    expect(read.get()).not.toContain(keyOf({ ...mail, at: '2026-01-16T09:00:00.000Z' }))
  })

  it('are kept in memory if storage fails, and are empty if the stored value is invalid', () => {
    const fail = () => {
      throw new Error('no storage')
    }
    const read = createReadMails({ getItem: fail, setItem: fail })
    read.add(mail, [mail])
    expect(read.get()).toEqual([keyOf(mail)])
    expect(createReadMails({ getItem: () => '{', setItem() {} }).get()).toEqual([])
  })
})

describe('signing out', () => {
  it('deletes both cookies of the product', () => {
    const written: string[] = []
    const page = {
      get cookie() {
        return 'theme=1; refreshToken=abc'
      },
      set cookie(value: string) {
        written.push(value)
      },
    }
    expect(isSignedIn(page)).toBe(true)
    signOut(page)
    expect(written).toEqual(['accessToken=; max-age=0; path=/', 'refreshToken=; max-age=0; path=/'])
    expect(isSignedIn({ cookie: '' })).toBe(false)
    expect(isSignedIn({ cookie: 'myaccessToken=1; accessToken=' })).toBe(false)
  })
})

describe('watching the mails', () => {
  afterEach(() => vi.useRealTimers())

  it('polls every second, pauses while the page is hidden, and polls at once when it is visible again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: new EventTarget() })
    const mails = vi.fn(createBackend().control.mails)
    const onMails = vi.fn()
    // `watchMails` uses only these members of a document.
    const end = watchMails({ mails }, onMails, page as unknown as Document)
    await eventually(() => expect(onMails).toHaveBeenCalledTimes(1))
    await vi.advanceTimersByTimeAsync(1000)
    expect(mails).toHaveBeenCalledTimes(2)
    await eventually(() => expect(onMails).toHaveBeenCalledTimes(2))

    page.visibilityState = 'hidden'
    await vi.advanceTimersByTimeAsync(5000)
    expect(mails).toHaveBeenCalledTimes(2)

    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(mails).toHaveBeenCalledTimes(3)
    end()
    await vi.advanceTimersByTimeAsync(5000)
    expect(mails).toHaveBeenCalledTimes(3)
  })

  it('retries a second after a failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: null })
    const mails = vi.fn(() => Promise.reject(new Error('Failed to fetch')))
    // `watchMails` uses only these members of a document.
    const end = watchMails({ mails }, () => {}, page as unknown as Document)
    await vi.advanceTimersByTimeAsync(2500)
    expect(mails).toHaveBeenCalledTimes(3)
    end()
  })
})
